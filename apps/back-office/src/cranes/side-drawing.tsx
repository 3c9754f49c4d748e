import type { Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { labelsOf, layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import type { DrawingWords } from '@minikran/i18n/drawing-words'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'

type Props = { view: View; words: DrawingWords }

/** One view of a machine as on the website, in the theme's colours. */
export function SideDrawing({ view, words }: Props) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`${words.views[view.name]}, ${words.title}`}
      viewBox={viewBoxOf(view)}
      sx={sheet}
    >
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
          {words.figure(text.figure)}
        </Box>
      ))}
    </Box>
  )
}

const sheet = ({ palette }: Theme) => ({
  '--ink': palette.text.primary,
  '--paper': palette.background.paper,
  '--steel': palette.primary.main,
  '--muted': palette.text.secondary,
  '--line': palette.divider,
  '--miss': palette.warning.main,
  '--signal': '#ffc400',
  display: 'block',
  width: '100%',
  maxWidth: 640,
  height: 'auto',
  '& path': { vectorEffect: 'non-scaling-stroke' },
})
const letters = {
  fontSize: 9,
  fill: 'var(--ink)',
  stroke: 'var(--paper)',
  strokeWidth: 3,
  paintOrder: 'stroke',
}

const line = (colour: string, width: number) => ({
  fill: 'none',
  stroke: `var(--${colour})`,
  strokeWidth: width,
})

/** Stroke and fill of each ink, as on the website. */
const inks: Record<Ink, object> = {
  area: { fill: 'var(--signal)', fillOpacity: 0.2 },
  areaEquipped: { fill: 'var(--steel)', fillOpacity: 0.12 },
  areaEdge: line('ink', 1.5),
  grid: line('line', 1),
  gridStrong: { ...line('muted', 1), strokeOpacity: 0.6 },
  ground: line('ink', 1.5),
  ghost: { fill: 'var(--paper)', stroke: 'var(--muted)' },
  body: { fill: 'var(--paper)', stroke: 'var(--ink)', strokeWidth: 1.25 },
  frame: line('ink', 1.25),
  detail: line('muted', 0.75),
  solid: { fill: 'var(--ink)' },
  axis: { ...line('steel', 0.75), strokeDasharray: '10 3 2 3' },
  dimension: line('steel', 0.75),
  arrow: { fill: 'var(--steel)' },
  lead: { ...line('ink', 1), strokeDasharray: '4 3' },
  miss: line('miss', 2.5),
  point: { fill: 'var(--signal)', stroke: 'var(--ink)', strokeWidth: 1.25 },
}
