import { initialLift } from '../../crane-selection/initial-lift.ts'
import { liftInAddress } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

/** The first values of the form. */
export function loadSelector({ locale, url }: LoadInput) {
  return { start: initialLift(liftInAddress(url), locale) }
}
