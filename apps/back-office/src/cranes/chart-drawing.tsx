import type { ChartRow } from '@minikran/domain/crane-selection/load-chart-text'
import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { MachineKind } from '@minikran/domain/machine-drawing/machine-figures'
import { figureIn } from '@minikran/domain/machine-drawing/product-machine'
import type { Figure, Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { labelsOf, layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import * as m from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import Box from '@mui/material/Box'
import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'

type Props = { rows: readonly ChartRow[]; weight: number }

/** The crane with its working range, drawn by the rules of the website while the chart is typed. */
export function ChartDrawing({ rows, weight }: Props) {
  const [type, productId, title] = useWatch({ name: ['crane_type', 'product_id', 'title'] })
  const { data: product } = useGetOne(
    'products',
    { id: productId ?? 0, meta: { whole: true } },
    { enabled: typeof productId === 'number' },
  )
  const technical = (product?.['technical'] ?? {}) as Values
  const figure = (name: string) => figureIn(technical[name] as number | undefined)
  const { views } = drawMachine(
    {
      kind: (type ?? 'spider-crane') as MachineKind,
      length: figure('length'),
      width: figure('width'),
      height: figure('height'),
      length_unfolded: figure('length_unfolded'),
      width_unfolded: figure('width_unfolded'),
      slew_deg: figure('slew_deg'),
      rows,
    },
    { weight },
  )
  const side = views.find(({ name }) => name === 'side')
  if (side === undefined) return null
  return <Drawing view={side} label={`${m.drawing_side()}, ${String(title ?? '')}`} />
}

function Drawing({ view, label }: { view: View; label: string }) {
  return (
    <Box component="svg" role="img" aria-label={label} viewBox={viewBoxOf(view)} sx={sheet}>
      {layersOf(view).map(({ key, ink, d }) => (
        <Box key={key} component="path" d={d} sx={inks[ink]} />
      ))}
      {labelsOf(view).map(({ key, text, x, y }) => (
        <Box
          key={key}
          component="text"
          x={x}
          y={y}
          textAnchor={text.anchor}
          {...(text.turned ? { transform: `rotate(-90 ${x} ${y})` } : {})}
          sx={letters}
        >
          {figureText(text.figure)}
        </Box>
      ))}
    </Box>
  )
}

function figureText({ value, unit }: Figure): string {
  if (unit === null) return numberText(value, locale)
  return unit === 'deg' ? `${numberText(value, locale)}°` : unitText({ value, unit }, locale)
}

const sheet = {
  display: 'block',
  width: '100%',
  maxWidth: 640,
  height: 'auto',
  '& path': { vectorEffect: 'non-scaling-stroke' },
}
const letters = {
  fontSize: 9,
  fill: 'currentColor',
  stroke: 'background.paper',
  strokeWidth: 3,
  paintOrder: 'stroke',
}

const line = (colour: string, width: number) => ({
  fill: 'none',
  stroke: colour,
  strokeWidth: width,
})
const vars = { ink: 'currentColor', steel: '#3f7ea3', grey: '#85868a', faint: '#85868a55' }

/** Pen and fill of each ink, as on the website: only their meaning is the drawing's. */
const inks: Record<Ink, object> = {
  area: { fill: '#ffc400', fillOpacity: 0.2 },
  areaEdge: line(vars.ink, 1.5),
  grid: line(vars.faint, 1),
  gridStrong: line(vars.grey, 1),
  ground: line(vars.ink, 1.5),
  ghost: { fill: 'none', stroke: vars.grey },
  body: { fill: 'var(--paper, none)', stroke: vars.ink, strokeWidth: 1.25 },
  detail: line(vars.grey, 0.75),
  solid: { fill: vars.ink },
  axis: { ...line(vars.steel, 0.75), strokeDasharray: '10 3 2 3' },
  dimension: line(vars.steel, 0.75),
  arrow: { fill: vars.steel },
  lead: { ...line(vars.ink, 1), strokeDasharray: '4 3' },
  miss: line('#c25400', 2.5),
  point: { fill: '#ffc400', stroke: vars.ink, strokeWidth: 1.25 },
}
