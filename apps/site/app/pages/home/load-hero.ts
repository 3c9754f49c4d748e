import { selectCranes } from '../../crane-selection/crane-selection.ts'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import { defaultRequest, liftInAddress } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

/** The first count and drawing; recorded as `web-live`, since the visitor has not searched. */
export async function loadHero({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const requested = addressed.kind === 'lift' ? addressed.requested : defaultRequest
  const selection = await selectCranes(api, {
    requested,
    locale,
    platform: 'web-live',
    atOnce: 1,
  })
  return {
    start: initialLift(addressed, locale),
    // The hero does not list cranes without a load chart.
    selection: selection && { ...selection, uncharted: [] },
  }
}
