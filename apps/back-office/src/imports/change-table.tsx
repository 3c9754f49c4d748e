import type { ImportChange } from '@minikran/contract/admin/tables'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { locale } from '../locale.ts'
import type { PlainRow } from '../tables/plain-table.tsx'
import { priceWord } from '../texts/price-word.ts'
import { columnText } from './column-text.ts'
import { LongTable } from './long-table.tsx'

const shownAtFirst = 200

type Props = {
  changes: readonly ImportChange[]
  /** The address of the list with the items, once the changes are saved. */
  savedIn?: string
}

/** Every change of an import: which item, which column, from what to what. */
export function ChangeTable({ changes, savedIn }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const rows = changes.flatMap(({ line, id, name, fields }) =>
    fields.map(
      ({ column, from, to }): PlainRow => [
        `${line} ${column}`,
        line,
        itemCell({ id, name, savedIn }),
        columnText(column),
        valueText(column, from),
        valueText(column, to),
      ],
    ),
  )
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  return (
    <>
      <LongTable
        title={m.backoffice_import_changes({ count: numberText(rows.length, locale) })}
        heads={[
          m.backoffice_import_line(),
          m.backoffice_field_item(),
          m.backoffice_import_column(),
          savedIn === undefined ? m.backoffice_import_from() : m.backoffice_import_was(),
          savedIn === undefined ? m.backoffice_import_to() : m.backoffice_import_is(),
        ]}
        rows={shown}
      />
      {shown.length < rows.length && (
        <Button onClick={() => setIsWhole(true)}>
          {m.backoffice_import_show_all({ count: numberText(rows.length, locale) })}
        </Button>
      )}
    </>
  )
}

type Item = Pick<ImportChange, 'id' | 'name'> & { savedIn: string | undefined }

function itemCell({ id, name, savedIn }: Item) {
  if (id === null) return m.backoffice_import_new({ name })
  return savedIn === undefined ? name : <Link to={`${savedIn}/${id}`}>{name}</Link>
}

type Cell = string | number | boolean | null

const valueText = (column: string, cell: Cell) => priceWord(column, cell) ?? cellText(cell)

const longest = 120

export function cellText(cell: Cell): string {
  if (cell === null || cell === '') return '–'
  if (typeof cell === 'boolean') return cell ? m.backoffice_value_yes() : m.backoffice_value_no()
  const text = typeof cell === 'number' ? numberText(cell, locale) : cell
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
