import { numberText } from '@minikran/i18n/number-text'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { locale } from '../locale.ts'

/** The first value of a row is its React key. */
export type PlainRow = readonly [string | number, ...ReactNode[]]
export type PlainTableProps = { heads: readonly string[]; rows: readonly PlainRow[] }

/** A read-only table with sticky headings; columns of numbers are aligned to the right. */
export function PlainTable({ heads, rows }: PlainTableProps) {
  const [, ...first] = rows[0] ?? ['']
  const sideOf = (index: number) => (typeof first[index] === 'number' ? 'right' : 'left')
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} align={sideOf(index)}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([key, ...cells]) => (
          <TableRow key={key}>
            {cells.map((cell, index) => (
              <TableCell key={heads[index]} align={sideOf(index)}>
                {typeof cell === 'number' ? numberText(cell, locale) : cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
