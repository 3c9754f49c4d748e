import type { View } from '@minikran/domain/machine-drawing/shapes'
import {
  type Layer,
  labelsOf,
  layersOf,
  viewBoxOf,
} from '@minikran/domain/machine-drawing/view-layers'
import type { DrawingWords } from '@minikran/i18n/drawing-words'
import { inkClasses } from './drawing-ink.ts'

// Labels are laid out for the small size, so they may only shrink.
const textClass =
  'fill-ink stroke-paper stroke-[3px] [paint-order:stroke] text-[13px] @min-[420px]:text-[11px] @min-[540px]:text-[9.5px] @min-[660px]:text-[8px] @min-[760px]:text-[6.5px]'

// Half a view unit is less than half a pixel at the largest size; finer points make a page heavier.
const fraction = 2

/** One view as inline SVG; lines have the same width at every size. */
export function DrawingView({ view, words }: { view: View; words: DrawingWords }) {
  return (
    <svg
      role="img"
      aria-label={`${words.views[view.name]}, ${words.title}`}
      viewBox={viewBoxOf(view)}
      className={`mx-auto mt-auto block h-auto w-full [&_path]:[vector-effect:non-scaling-stroke] ${view.name === 'side' ? '' : 'max-w-140'}`}
    >
      {layersOf({ fraction, ...view }).map(inkedPath)}
      <DrawingLabels view={view} words={words} />
    </svg>
  )
}

/** The lines and areas of one ink. */
export function inkedPath({ key, ink, d }: Layer) {
  return <path key={key} className={inkClasses[ink]} d={d} />
}

/** The figures of a view. */
export function DrawingLabels({ view, words }: { view: View; words: DrawingWords }) {
  const labels = labelsOf(view)
  if (labels.length === 0) return null
  return (
    <g className={textClass}>
      {labels.map(({ key, text, x, y }) => (
        <text
          key={key}
          x={x}
          y={y}
          textAnchor={text.anchor}
          transform={text.turned ? `rotate(-90 ${x} ${y})` : undefined}
        >
          {words.figure(text.figure)}
        </text>
      ))}
    </g>
  )
}
