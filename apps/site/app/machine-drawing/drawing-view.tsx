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
import { useId } from 'react'

// Half a view unit is less than half a pixel at the largest size; finer points make a page heavier.
const fraction = 2

type Props = {
  view: View
  words: DrawingWords
  /** The language of the machine's name. */
  lang: Locale | undefined
  /** The id of a heading with the machine's name, where several drawings are on a page. */
  titleId?: string | undefined
}

/** One view as inline SVG; lines have the same width at every size. */
export function DrawingView({ view, words, lang, titleId }: Props) {
  const id = useId()
  const name = words.views[view.name]
  const isOwnLanguage = lang === getLocale()
  const isNamedByTitle = !isOwnLanguage && titleId !== undefined
  const fine = { fraction, ...view }
  return (
    <svg
      role="img"
      // A label cannot mark a part as another language; a heading with the name can.
      id={isNamedByTitle ? id : undefined}
      aria-label={isOwnLanguage ? `${name}, ${words.title}` : name}
      aria-labelledby={isNamedByTitle ? `${id} ${titleId}` : undefined}
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
