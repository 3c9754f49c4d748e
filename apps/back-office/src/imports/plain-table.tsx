import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Row = { key: string; cells: readonly ReactNode[] }
type Props = { title: string; heads: readonly string[]; rows: readonly Row[] }

/** A long table in a frame of its own, which the keyboard reaches and scrolls. */
export function PlainTable({ title, heads, rows }: Props) {
  return (
    <Box component="section" sx={{ width: '100%' }}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={frameStyle} tabIndex={0} role="region" aria-label={title}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key}>
                {cells.map((cell, index) => (
                  <TableCell key={heads[index]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

const frameStyle = { maxHeight: 520, overflow: 'auto', border: 1, borderColor: 'divider' }
