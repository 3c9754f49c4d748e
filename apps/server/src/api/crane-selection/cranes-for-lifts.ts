import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { Database } from '../../database/client.ts'
import { createCraneQueries } from './cranes.queries.ts'
import { findMatches, hasGoodMatch } from './find-matches.ts'

/** The cranes of the selector, as the lift plan needs them. */
export function cranesForLifts(db: Database) {
  const cranes = createCraneQueries(db)
  /** The smallest machines that make the lift. */
  const smallest = async (lift: Lift, most: number) =>
    await cranes.byIds(await findMatches(db, lift, { page: 1, per_page: most }))
  return {
    bySlug: cranes.findBySlug,
    bestFit: async (lift: Lift) => (await smallest(lift, 1))[0] ?? null,
    smallest,
    hasGoodMatch: (lift: Lift) => hasGoodMatch(db, lift),
  }
}
