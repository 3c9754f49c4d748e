import { redirect } from 'react-router'
import { selectCranes } from '../../crane-selection/crane-selection.ts'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import { resultsAddress, slugsInAddress } from '../../crane-selection/lift-address.ts'
import { liftInAddress } from '../../crane-selection/lift-values.ts'
import { lookedAtDepot } from '../../depots/looked-at.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { CannotLoad, notFound } from '../../page-data/found.ts'
import { pageIn } from '../../page-number.ts'

export type Results = Awaited<ReturnType<typeof loadResults>>

/** The answer to the lift of the address, or its errors; without a lift, the form. */
export async function loadResults({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  if (addressed.kind !== 'lift') {
    return { start: initialLift(addressed, locale), selection: null }
  }
  const { requested, isTyped } = addressed
  // Redirects the plain form to the short address.
  if (isTyped) throw redirect(resultsAddress(requested, slugsInAddress(url)))
  const number = pageIn(url.searchParams)
  const asked = { requested, locale, page: number, depot: lookedAtDepot() }
  const selection = await selectCranes(api, { ...asked, platform: 'web' })
  if (selection === null) throw new CannotLoad()
  if (number > 1 && selection.cards.length === 0) throw notFound()
  return { start: initialLift(addressed, locale), selection }
}
