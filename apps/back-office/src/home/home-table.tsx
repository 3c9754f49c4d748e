import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Rows begin with their key. */
type Row = readonly [string | number, ...ReactNode[]]
type Props = { title: string; heads: readonly string[]; rows: readonly Row[] }

export function HomeTable({ title, heads, rows }: Props) {
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{m.backoffice_home_nothing()}</Typography>
      ) : (
        <Table size="small">
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
      )}
    </Box>
  )
}
