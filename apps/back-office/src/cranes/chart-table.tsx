import { type ConfiguredRow, keyOfRow } from '@minikran/domain/crane-selection/configurations'
import { dominatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { type PlainRow, PlainTable } from '../tables/plain-table.tsx'

/**
 * The lines of the form, with a note on those that another line makes needless. A phone has no room for
 * the number of a line, and shows its equipment in the note.
 */
export function ChartTable({ rows }: { rows: readonly ConfiguredRow[] }) {
  const isPhone = useIsPhone()
  if (rows.length === 0) return <Typography>{m.backoffice_chart_empty()}</Typography>
  const needless = dominatedRows(rows)
  const hasSeveral = rows.some(({ configuration }) => configuration !== rows[0]?.configuration)
  const figures = [
    m.backoffice_chart_height(),
    m.backoffice_chart_radius(),
    m.backoffice_chart_weight(),
  ]
  const heads = isPhone
    ? [...figures, m.backoffice_chart_note()]
    : [
        m.backoffice_chart_number(),
        ...figures,
        ...(hasSeveral ? [m.backoffice_field_configuration()] : []),
        m.backoffice_chart_note(),
      ]
  const cellsOf = (row: ConfiguredRow, index: number): PlainRow => {
    const figuresOf = [row.lift_height, row.lift_radius, row.lift_weight]
    const remarks = [
      ...(hasSeveral ? [row.configuration] : []),
      needless.has(index) ? m.backoffice_chart_needless() : '',
    ]
    return isPhone
      ? [keyOfRow(row), ...figuresOf, remarks.join(' ').trim()]
      : [keyOfRow(row), index + 1, ...figuresOf, ...remarks]
  }
  return (
    <Box
      sx={{ maxHeight: 360, maxWidth: 720, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={m.backoffice_chart_title()}
    >
      <PlainTable heads={heads} rows={rows.map(cellsOf)} />
    </Box>
  )
}
