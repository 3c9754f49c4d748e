import { m } from '@minikran/i18n/messages'
import { CraneDrawing } from '../../components/crane-drawing.tsx'
import type { CraneSelection } from '../../components/crane-selection.ts'
import { resultsAddress } from '../../components/lift-address.ts'
import { wholeLift } from '../../components/lift-values.ts'
import { Link } from '../../components/link.tsx'
import { nearMissSentence } from '../../components/near-miss-sentence.ts'

const sideOnly = ['side'] as const

/** The smallest crane that makes the lift, or the one that nearly does, with the visitor's point. */
export function HeroDrawing({ selection }: { selection: CraneSelection }) {
  const { asked, cards, misses } = selection
  const [best] = cards
  const [nearest] = misses
  const shown = best ?? nearest
  if (shown === undefined) return null
  return (
    <div className="grid gap-2">
      <CraneDrawing
        title={shown.title.text}
        machine={shown.machine}
        asked={wholeLift(asked)}
        views={sideOnly}
      />
      <p className="text-small text-muted">
        {best === undefined && nearest !== undefined ? (
          <Link to={resultsAddress(nearest.asked)} className="text-link">
            {`${nearest.title.text}: ${nearMissSentence(nearest)}`}
          </Link>
        ) : (
          m.hero_best()
        )}
      </p>
    </div>
  )
}
