import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type AskedLift, wholeLift } from '../../crane-selection/lift-values.ts'

/** The lift in words: what a shared address or a printed page is about. */
export function LiftLine({ asked }: { asked: AskedLift }) {
  const locale = getLocale()
  const { height, radius, weight } = wholeLift(asked)
  const lift = m.results_lift({
    height: numberText(height, locale),
    radius: numberText(radius, locale),
    weight: numberText(weight, locale),
  })
  const extra = asked.extra > 0 && m.results_extra({ extra: numberText(asked.extra, locale) })
  return <p className="text-lead">{extra ? `${lift}, ${extra}` : lift}</p>
}
