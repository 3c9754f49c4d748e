import { numberText } from '@minikran/i18n/number-text'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { locale } from '../locale.ts'

/** Rows begin with their key. */
export type PlainRow = readonly [string | number, ...ReactNode[]]
export type PlainTableProps = { heads: readonly string[]; rows: readonly PlainRow[] }

/** A table that is only read; its heads stay in sight where it scrolls, figures stand in columns. */
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
