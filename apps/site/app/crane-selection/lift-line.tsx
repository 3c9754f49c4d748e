import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { liftText } from './lift-text.ts'
import { type RequestedLift, totalLift } from './lift-values.ts'

/** The lift in words, for shared addresses and prints. */
export function LiftLine({ requested }: { requested: RequestedLift }) {
  const lift = liftText(totalLift(requested))
  const extra =
    requested.extra > 0 && m.results_extra({ extra: numberText(requested.extra, getLocale()) })
  return <p className="text-lead">{extra ? `${lift}, ${extra}` : lift}</p>
}
