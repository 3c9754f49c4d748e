import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

/** Rows begin with their key. */
export type PlainRow = readonly [string | number, ...ReactNode[]]
export type PlainTableProps = { heads: readonly string[]; rows: readonly PlainRow[] }

/** A table that is only read; its heads stay in sight where it scrolls. */
export function PlainTable({ heads, rows }: PlainTableProps) {
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([key, ...cells]) => (
          <TableRow key={key}>
            {cells.map((cell, index) => (
              <TableCell key={heads[index]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
