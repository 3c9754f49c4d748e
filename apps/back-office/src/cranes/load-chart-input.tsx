import {
  type ChartFault,
  type ChartRow,
  dominatedRows,
  readLoadChart,
} from '@minikran/domain/crane-selection/load-chart-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

const faults: Record<ChartFault, () => string> = {
  notThree: m.backoffice_chart_not_three,
  notNumber: m.backoffice_chart_not_number,
  outOfRange: m.backoffice_chart_out_of_range,
  twice: m.backoffice_chart_twice,
}

const frame = { border: 1, borderColor: 'divider', p: 2, m: 0, mt: 2, width: '100%' }

/** A crane's load chart: the stored lines, and a place to paste new ones from a spreadsheet. */
export function LoadChartInput() {
  const { setValue } = useFormContext()
  const rows = (useWatch({ name: 'rows' }) ?? []) as ChartRow[]
  const [pasted, setPasted] = useState('')
  const read = readLoadChart(pasted)
  const wrong = read.filter((line) => line.kind === 'fault')
  const fresh = read.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const use = () => {
    setValue('rows', fresh, { shouldDirty: true, shouldTouch: true })
    setPasted('')
  }
  return (
    <Box component="fieldset" sx={frame}>
      <Typography component="legend" variant="h2">
        {m.backoffice_chart_title()}
      </Typography>
      <TextField
        label={m.backoffice_chart_paste()}
        helperText={m.backoffice_chart_paste_hint()}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        multiline
        minRows={3}
        maxRows={10}
        fullWidth
      />
      {wrong.length > 0 && (
        <Alert severity="error" variant="outlined">
          {wrong.slice(0, 10).map((line) => (
            <div key={line.line}>
              {m.backoffice_chart_line({ line: line.line, text: line.text })} {faults[line.fault]()}
            </div>
          ))}
        </Alert>
      )}
      {fresh.length > 0 && (
        <Button onClick={use} disabled={wrong.length > 0}>
          {rows.length > 0
            ? m.backoffice_chart_replace({ old: rows.length, fresh: fresh.length })
            : m.backoffice_chart_use({ fresh: fresh.length })}
        </Button>
      )}
      <ChartTable rows={rows} />
    </Box>
  )
}

function ChartTable({ rows }: { rows: readonly ChartRow[] }) {
  if (rows.length === 0) return <Typography>{m.backoffice_chart_empty()}</Typography>
  const needless = dominatedRows(rows)
  return (
    <Box
      sx={{ maxHeight: 360, overflow: 'auto' }}
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
            <TableCell>{m.backoffice_chart_note()}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={`${row.lift_height} ${row.lift_radius} ${row.lift_weight}`}>
              <TableCell align="right">{index + 1}</TableCell>
              <TableCell align="right">{row.lift_height}</TableCell>
              <TableCell align="right">{row.lift_radius}</TableCell>
              <TableCell align="right">{row.lift_weight}</TableCell>
              <TableCell>{needless.has(index) ? m.backoffice_chart_needless() : ''}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
