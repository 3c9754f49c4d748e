import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Link } from '../../components/link.tsx'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { totalLift } from '../../crane-selection/lift-values.ts'
import { nearMissSentence } from '../../crane-selection/near-miss-sentence.ts'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'
import { readMachine } from '../../machine-drawing/sent-machine.ts'
import type { ExampleLift } from './load-hero.ts'

const sideOnly = ['side'] as const

type Props = { selection: CraneSelection; example: ExampleLift | null }

/** The smallest crane for the lift, or the nearest miss; before a lift is typed the example. */
export function HeroDrawing({ selection, example }: Props) {
  if (example !== null) return <Example {...example} />
  const { requested, cards, misses } = selection
  const [best] = cards
  const [nearest] = misses
  const shown = best ?? nearest
  if (shown === undefined) return null
  return (
    <div className="grid gap-2">
      <CraneDrawing
        title={shown.title}
        machine={readMachine(shown.machine)}
        requested={totalLift(requested)}
        views={sideOnly}
      />
      <p className="text-small text-muted">
        {best === undefined && nearest !== undefined ? (
          <Link to={resultsAddress(nearest.requested)} className="text-link">
            <span lang={nearest.title.lang}>{nearest.title.text}</span>
            {`: ${nearMissSentence(nearest)}`}
          </Link>
        ) : (
          m.hero_best()
        )}
      </p>
    </div>
  )
}

/** In lighter lines than an answer. */
function Example({ requested, title, machine }: ExampleLift) {
  const locale = getLocale()
  const { height, radius, weight } = requested.load
  return (
    <div className="grid gap-2 [&_svg]:opacity-65">
      <CraneDrawing
        title={title}
        machine={readMachine(machine)}
        requested={totalLift(requested)}
        views={sideOnly}
      />
      <p className="text-small text-muted">
        {m.hero_example({ lift: m.lift_common_window().toLocaleLowerCase(locale) })}{' '}
        <Link to={resultsAddress(requested)} className="text-link">
          {m.lift_common_figures({
            height: numberText(height, locale),
            radius: numberText(radius, locale),
            weight: numberText(weight, locale),
          })}
        </Link>
      </p>
    </div>
  )
}
