import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { Database } from '../../database/client.ts'
import { type CraneRecord, createCraneQueries } from './cranes.queries.ts'
import { findMatches, hasGoodMatch } from './find-matches.ts'

export type CranesForLifts = {
  bySlug: (slug: string) => Promise<CraneRecord | null>
  bestFit: (lift: Lift) => Promise<CraneRecord | null>
  /** The smallest machines that make the lift. */
  smallest: (lift: Lift, most: number) => Promise<CraneRecord[]>
  hasGoodMatch: (lift: Lift) => Promise<boolean>
}

/** The cranes of the selector, as the lift plan needs them. */
export function cranesForLifts(db: Database): CranesForLifts {
  const cranes = createCraneQueries(db)
  const smallest = async (lift: Lift, most: number) =>
    await cranes.byIds(await findMatches(db, lift, { page: 1, per_page: most }))
  return {
    bySlug: cranes.findBySlug,
    bestFit: async (lift) => (await smallest(lift, 1))[0] ?? null,
    smallest,
    hasGoodMatch: (lift) => hasGoodMatch(db, lift),
  }
}
