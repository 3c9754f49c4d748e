import { type ConfiguredRow, keyOfRow } from '@minikran/domain/crane-selection/configurations'
import { dominatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type PlainRow, PlainTable } from '../tables/plain-table.tsx'

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
      <PlainTable
        heads={[
          m.backoffice_chart_number(),
          m.backoffice_chart_height(),
          m.backoffice_chart_radius(),
          m.backoffice_chart_weight(),
          ...(hasSeveral ? [m.backoffice_field_configuration()] : []),
          m.backoffice_chart_note(),
        ]}
        rows={rows.map(
          (row, index): PlainRow => [
            keyOfRow(row),
            index + 1,
            row.lift_height,
            row.lift_radius,
            row.lift_weight,
            ...(hasSeveral ? [row.configuration] : []),
            needless.has(index) ? m.backoffice_chart_needless() : '',
          ],
        )}
      />
    </Box>
  )
}
