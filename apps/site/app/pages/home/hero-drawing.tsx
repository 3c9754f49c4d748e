import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { totalLift } from '../../crane-selection/lift-values.ts'
import { nearMissSentence } from '../../crane-selection/near-miss-sentence.ts'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'

const sideOnly = ['side'] as const

/** The smallest crane for the lift, or the nearest miss. */
export function HeroDrawing({ selection }: { selection: CraneSelection }) {
  const { requested, cards, misses } = selection
  const [best] = cards
  const [nearest] = misses
  const shown = best ?? nearest
  if (shown === undefined) return null
  return (
    <div className="grid gap-2">
      <CraneDrawing
        title={shown.title.text}
        machine={shown.machine}
        requested={totalLift(requested)}
        views={sideOnly}
      />
      <p className="text-small text-muted">
        {best === undefined && nearest !== undefined ? (
          <Link to={resultsAddress(nearest.requested)} className="text-link">
            {`${nearest.title.text}: ${nearMissSentence(nearest)}`}
          </Link>
        ) : (
          m.hero_best()
        )}
      </p>
    </div>
  )
}
