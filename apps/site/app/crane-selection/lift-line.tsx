import { withExtraWeight } from '@minikran/domain/crane-selection/extra-weight'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { liftText } from './lift-text.ts'
import type { RequestedLift } from './lift-values.ts'

/** The lift in words, for shared addresses and prints. */
export function LiftLine({ requested: { load, extra } }: { requested: RequestedLift }) {
  // Not by `totalLift`, which would bring the rules of the fields to pages without a form.
  const lift = liftText(withExtraWeight(load, extra))
  const ofIt = extra > 0 && m.results_extra({ extra: numberText(extra, getLocale()) })
  return <p className="text-lead">{ofIt ? `${lift}, ${ofIt}` : lift}</p>
}
