import type { Trend } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from '../items/use-read.ts'
import { BarChart } from './bar-chart.tsx'
import { figureNames, sentFigures, type TrendFigure, viewedFigures } from './trend-figures.ts'
import { TrendTable } from './trend-table.tsx'

type Span = 'days' | 'weeks'

const colours = ['primary.main', 'success.main', 'warning.main'] as const

/** Sent cases and page views over time, as charts and as a table. */
export function TrendCharts() {
  const [span, setSpan] = useState<Span>('days')
  const options = { placeholderData: keepPreviousData }
  const { data: rows, isPending } = useRead<Trend[]>('getTrendArr', { span }, options)
  return (
    <Box component="section" sx={boxStyle}>
      <Box sx={headStyle}>
        <Typography variant="h2">{m.backoffice_trend_title()}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={m.backoffice_trend_span()}
          onChange={(_, chosen: Span | null) => chosen !== null && setSpan(chosen)}
        >
          <ToggleButton value="days">{m.backoffice_trend_days()}</ToggleButton>
          <ToggleButton value="weeks">{m.backoffice_trend_weeks()}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isPending && <Typography>{m.backoffice_loading()}</Typography>}
      {rows !== undefined && <Charts rows={rows} />}
    </Box>
  )
}

const boxStyle = { border: 1, borderColor: 'divider', p: 2 }
const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
}
const chartsStyle = {
  display: 'grid',
  gap: 3,
  my: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

function Charts({ rows }: { rows: readonly Trend[] }) {
  const starts = rows.map(({ starts_on }) => starts_on)
  const seriesOf = (figures: readonly TrendFigure[]) =>
    figures.map((figure, place) => ({
      name: figureNames[figure](),
      colour: colours[place] ?? 'text.primary',
      values: rows.map((row) => row[figure]),
    }))
  return (
    <>
      <Box sx={chartsStyle}>
        <BarChart
          title={m.backoffice_trend_sent()}
          starts={starts}
          series={seriesOf(sentFigures)}
        />
        <BarChart
          title={m.backoffice_trend_seen()}
          starts={starts}
          series={seriesOf(viewedFigures)}
        />
      </Box>
      <TrendTable rows={rows} figures={[...sentFigures, ...viewedFigures]} />
    </>
  )
}
