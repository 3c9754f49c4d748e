import type { Lift } from '@minikran/domain/crane-selection/lift'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

/** The figures of a lift in words. */
export function liftText({ height, radius, weight }: Lift): string {
  const locale = getLocale()
  return m.results_lift({
    height: numberText(height, locale),
    radius: numberText(radius, locale),
    weight: numberText(weight, locale),
  })
}
