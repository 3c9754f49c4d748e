import { overlayOf } from '@minikran/domain/machine-drawing/overlay-view'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import { layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { DrawingLabels, inkedPath } from '../../machine-drawing/drawing-view.tsx'
import { readMachine } from '../../machine-drawing/sent-machine.ts'
import type { ComparedMachine } from './compared-machines.ts'

type Props = { machines: ComparedMachine[]; requested: RequestedLift | null }

// Told apart by their dashes too; the numbers in the drawing are those of the list below it.
const lines = [
  { stroke: 'var(--color-ink)' },
  { stroke: 'var(--color-steel)', strokeDasharray: '9 3' },
  { stroke: 'var(--color-orange)', strokeDasharray: '2 3' },
  { stroke: 'var(--color-green)', strokeDasharray: '10 3 2 3' },
]

/** The working ranges of all compared machines over each other, on one scale. */
export function RangeOverlay({ machines, requested }: Props) {
  const drawn = machines.flatMap(({ slug, title, machine }) =>
    machine === null ? [] : [{ slug, title, machine: readMachine(machine) }],
  )
  const overlay = overlayOf(
    drawn.map(({ machine }) => machine),
    requested === null ? undefined : totalLift(requested),
  )
  if (overlay === null) return null
  const { view, edges } = overlay
  const names = drawn.map(({ title }) => title.text).join(', ')
  // A label cannot mark a part as another language; the names are in the list below it.
  const isOneLanguage = drawn.every(({ title }) => title.lang === getLocale())
  return (
    <figure className="compared-overlay @container max-w-120 border border-ink">
      <svg
        role="img"
        aria-label={isOneLanguage ? `${m.compare_overlay()}: ${names}` : m.compare_overlay()}
        viewBox={viewBoxOf(view)}
        className="drawing block h-auto w-full"
      >
        {layersOf(view).map(inkedPath)}
        {edges.map((shapes, index) => (
          <Edge key={drawn[index]?.slug} view={{ ...view, shapes }} line={lines[index]} />
        ))}
        <DrawingLabels view={view} words={drawingWords(names)} />
      </svg>
      <figcaption className="border-t border-ink text-small">
        <strong className="block px-3 py-1 font-strong">{m.compare_overlay()}</strong>
        <ol className="grid gap-x-6 border-t border-line px-3 py-1 small:grid-cols-2">
          {drawn.map(({ slug, title }, index) => (
            <li key={slug} className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 32 4" width="32" height="4" className="shrink-0">
                <path d="M0 2h32" className="stroke-2" {...lines[index]} />
              </svg>
              <span lang={title.lang}>
                {index + 1} {title.text}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

function Edge({ view, line }: { view: View; line: (typeof lines)[number] | undefined }) {
  return layersOf(view).map(({ key, d }) => <path key={key} className="stroke-2" {...line} d={d} />)
}
