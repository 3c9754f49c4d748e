import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type RequestedLift, totalLift } from './lift-values.ts'

/** The lift in words, for shared addresses and prints. */
export function LiftLine({ requested }: { requested: RequestedLift }) {
  const locale = getLocale()
  const { height, radius, weight } = totalLift(requested)
  const lift = m.results_lift({
    height: numberText(height, locale),
    radius: numberText(radius, locale),
    weight: numberText(weight, locale),
  })
  const extra =
    requested.extra > 0 && m.results_extra({ extra: numberText(requested.extra, locale) })
  return <p className="text-lead">{extra ? `${lift}, ${extra}` : lift}</p>
}
