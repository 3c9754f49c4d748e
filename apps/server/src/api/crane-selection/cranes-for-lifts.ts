import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { Database } from '../../database/client.ts'
import { type CraneRecord, createCraneQueries } from './cranes.queries.ts'
import { findMatches } from './find-matches.ts'

export type CranesForLifts = {
  bySlug: (slug: string) => Promise<CraneRecord | null>
  bestFit: (lift: Lift) => Promise<CraneRecord | null>
}

/** The cranes of the selector, for what other resources plan with them. */
export function cranesForLifts(db: Database): CranesForLifts {
  const cranes = createCraneQueries(db)
  return {
    bySlug: cranes.findBySlug,
    async bestFit(lift) {
      const { ids } = await findMatches(db, lift, { page: 1, per_page: 1 })
      const [crane] = await cranes.byIds(ids)
      return crane ?? null
    },
  }
}
