import { fetchFleet } from '../../crane-fleet/fetch-fleet.ts'
import { requestedIn } from '../../crane-selection/lift-values.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'

/** All cranes, and what they say to the lift of the address. */
export async function loadPlate({ api, url }: LoadInput) {
  const requested = requestedIn(url)
  const cranes = found(await fetchFleet(api, requested))
  // The figure names each crane by its page.
  return { requested, cranes: cranes.map(({ slug: _, ...crane }) => crane) }
}
