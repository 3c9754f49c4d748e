import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { locale } from '../locale.ts'

type Series = { name: string; colour: string; values: readonly number[] }
type Props = { title: string; starts: readonly string[]; series: readonly Series[] }

const step = 10
const top = 100

/** A stacked bar chart of numbers over time; `TrendTable` has the same numbers. */
export function BarChart({ title, starts, series }: Props) {
  const sums = starts.map((_, place) => sumUpTo(series, series.length, place))
  const most = Math.max(1, ...sums)
  const sum = sumOf(sums)
  const from = starts[0] ?? ''
  const to = starts.at(-1) ?? ''
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h3">
        {title}: {numberText(sum, locale)}
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-hidden="true">
        {numberText(most, locale)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={m.backoffice_trend_label({ title, from, to, sum })}
        viewBox={`0 0 ${starts.length * step} ${top}`}
        preserveAspectRatio="none"
        sx={chartStyle}
      >
        <Bars starts={starts} series={series} most={most} />
      </Box>
      <Box sx={endsStyle} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Box>
      <Box component="ul" sx={legendStyle}>
        {series.map(({ name, colour, values }) => (
          <li key={name}>
            <Box component="span" aria-hidden="true" sx={{ ...swatch, bgcolor: colour }} />
            {name}: {numberText(sumOf(values), locale)}
          </li>
        ))}
      </Box>
    </Box>
  )
}

type BarsProps = Omit<Props, 'title'> & { most: number }

function Bars({ starts, series, most }: BarsProps) {
  const heightOf = (value: number) => (value / most) * top
  return series.map(({ name, colour, values }, kind) => (
    <Box key={name} component="g" sx={{ color: colour, fill: 'currentColor' }}>
      {starts.map((start, place) => {
        const value = values[place] ?? 0
        if (value === 0) return null
        const height = heightOf(value)
        const below = heightOf(sumUpTo(series, kind, place))
        return (
          <rect
            key={start}
            x={place * step + 1}
            y={top - below - height}
            width={step - 2}
            height={height}
          >
            <title>{`${start}: ${value}, ${name}`}</title>
          </rect>
        )
      })}
    </Box>
  ))
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sum of the first series at one place, which is the base of the next series' bar. */
function sumUpTo(series: readonly Series[], kinds: number, place: number): number {
  return series.slice(0, kinds).reduce((sum, { values }) => sum + (values[place] ?? 0), 0)
}

const chartStyle = {
  display: 'block',
  width: '100%',
  height: 140,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
const endsStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'body2',
  color: 'text.secondary',
}
const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  typography: 'body2',
}
const swatch = { display: 'inline-block', width: 10, height: 10, mr: 0.75 }
