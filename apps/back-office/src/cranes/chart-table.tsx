import { type ConfiguredRow, keyOfRow } from '@minikran/domain/crane-selection/configurations'
import { dominatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { locale } from '../locale.ts'

/** The lines of the form, with a note on those that another line makes needless. */
export function ChartTable({ rows }: { rows: readonly ConfiguredRow[] }) {
  if (rows.length === 0) return <Typography>{m.backoffice_chart_empty()}</Typography>
  const needless = dominatedRows(rows)
  const hasSeveral = rows.some(({ configuration }) => configuration !== rows[0]?.configuration)
  return (
    <Box
      sx={{ maxHeight: 360, maxWidth: 720, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={m.backoffice_chart_title()}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{m.backoffice_chart_number()}</TableCell>
            <TableCell align="right">{m.backoffice_chart_height()}</TableCell>
            <TableCell align="right">{m.backoffice_chart_radius()}</TableCell>
            <TableCell align="right">{m.backoffice_chart_weight()}</TableCell>
            {hasSeveral && <TableCell>{m.backoffice_field_configuration()}</TableCell>}
            <TableCell>{m.backoffice_chart_note()}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={keyOfRow(row)}>
              <TableCell align="right">{index + 1}</TableCell>
              <TableCell align="right">{numberText(row.lift_height, locale)}</TableCell>
              <TableCell align="right">{numberText(row.lift_radius, locale)}</TableCell>
              <TableCell align="right">{numberText(row.lift_weight, locale)}</TableCell>
              {hasSeveral && <TableCell>{row.configuration}</TableCell>}
              <TableCell>{needless.has(index) ? m.backoffice_chart_needless() : ''}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
