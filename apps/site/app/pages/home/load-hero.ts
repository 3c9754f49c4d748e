import { selectCranes } from '../../crane-selection/crane-selection.ts'
import { liftStart } from '../../crane-selection/lift-start.ts'
import { defaultAsked, liftInAddress } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

/** The count and the drawing that home opens with; not a search of the visitor's, so `web-live`. */
export async function loadHero({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const asked = addressed.kind === 'lift' ? addressed.asked : defaultAsked
  return {
    start: liftStart(addressed, locale),
    selection: await selectCranes(api, { asked, locale, platform: 'web-live', perPage: 1 }),
  }
}
