import { selectCranes } from '../../crane-selection/crane-selection.ts'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import { defaultRequest, liftInAddress } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

/** The count and the drawing that home opens with; not a search of the visitor's, so `web-live`. */
export async function loadHero({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const requested = addressed.kind === 'lift' ? addressed.requested : defaultRequest
  return {
    start: initialLift(addressed, locale),
    selection: await selectCranes(api, { requested, locale, platform: 'web-live', perPage: 1 }),
  }
}
