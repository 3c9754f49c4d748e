import type { Trend } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { figureNames, type TrendFigure } from './trend-figures.ts'

type Props = { rows: readonly Trend[]; figures: readonly TrendFigure[] }

/** The figures of the charts, the newest first. */
export function TrendTable({ rows, figures }: Props) {
  return (
    <details>
      <summary>{m.backoffice_trend_table()}</summary>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={m.backoffice_trend_title()}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{m.backoffice_trend_from()}</TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right">
                  {figureNames[figure]()}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.toReversed().map((row) => (
              <TableRow key={row.starts_on}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {row.starts_on}
                </TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure} align="right">
                    {row[figure]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </details>
  )
}
