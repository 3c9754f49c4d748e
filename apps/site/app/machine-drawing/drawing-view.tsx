import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import {
  type Layer,
  labelsOf,
  layersOf,
  viewBoxOf,
} from '@minikran/domain/machine-drawing/view-layers'
import type { DrawingWords } from '@minikran/i18n/drawing-words'
import { getLocale } from '@minikran/i18n/runtime'

// Half a view unit is less than half a pixel at the largest size; finer points make a page heavier.
const fraction = 2

/** `lang` is the language of the machine's name. */
type Props = { view: View; words: DrawingWords; lang: Locale | undefined }

/** One view as inline SVG; lines have the same width at every size. */
export function DrawingView({ view, words, lang }: Props) {
  const name = words.views[view.name]
  const fine = { fraction, ...view }
  return (
    <svg
      role="img"
      // A label cannot mark a part as another language; the text around the drawing has the name.
      aria-label={lang === getLocale() ? `${name}, ${words.title}` : name}
      viewBox={viewBoxOf(view)}
      className={`drawing mx-auto mt-auto block h-auto w-full ${view.name === 'side' ? '' : 'max-w-120'}`}
    >
      {layersOf(fine).map(inkedPath)}
      <DrawingLabels view={fine} words={words} />
    </svg>
  )
}

/** The lines and areas of one ink, in the colours of `styles/drawing.css`. */
export function inkedPath({ key, ink, d }: Layer) {
  return <path key={key} className={`ink-${ink}`} d={d} />
}

/** The figures of a view. */
export function DrawingLabels({ view, words }: { view: View; words: DrawingWords }) {
  const labels = labelsOf(view)
  if (labels.length === 0) return null
  return (
    <g className="drawing-text" textAnchor="middle">
      {labels.map(({ key, text, x, y }) => (
        <text
          key={key}
          x={x}
          y={y}
          textAnchor={text.anchor === 'middle' ? undefined : text.anchor}
          transform={text.turned ? `rotate(-90 ${x} ${y})` : undefined}
        >
          {words.figure(text.figure)}
        </text>
      ))}
    </g>
  )
}
