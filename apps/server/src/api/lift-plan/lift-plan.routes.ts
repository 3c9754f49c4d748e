import { liftPlanQuery, liftPlanSchema } from '@minikran/contract/lift-plan'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { type PlanErrors, readPlan } from '@minikran/domain/lift-planning/read-plan'
import type { Database } from '../../database/client.ts'
import { craneTables } from '../../database/content-tables.ts'
import { type Answer, type Call, dataOf, readCall } from '../calls/call.ts'
import { createGearQueries, type Gear } from './lift-plan.queries.ts'
import { loadsOf, makeLiftPlan } from './make-lift-plan.ts'
import { findPairs } from './plan-pairs.ts'
import type { PlannedCrane } from './planned-machine.ts'

type Parts = {
  db: Database
  cranes: {
    bySlug: (slug: string) => Promise<PlannedCrane | null>
    bestFit: (lift: Lift) => Promise<PlannedCrane | null>
    smallest: (lift: Lift, most: number) => Promise<PlannedCrane[]>
  }
}

/** The lift plan: nothing of it is stored. */
export function liftPlanCalls({ db, cranes }: Parts): Call[] {
  const gear = createGearQueries(db)

  const findCrane = async (values: PlanValues, lifter: Gear | null) => {
    if (values.crane !== undefined) return await cranes.bySlug(values.crane)
    const { total } = loadsOf(values, lifter)
    if (total === null) return null
    return await cranes.bestFit({ height: values.height, radius: values.radius, weight: total })
  }

  const getLiftPlan = readCall({
    path: '/site/getLiftPlan',
    summary: 'How a crane makes a lift: the crane, and the parts that parameters ask for',
    permission: 'catalogue:read',
    query: liftPlanQuery,
    answer: dataOf(liftPlanSchema),
    reads: craneTables,
    // Typed measures are everybody's own.
    cacheKey: () => null,
    async handle({ query }) {
      const read = readPlan(query)
      if (!read.ok) return invalid(ruleKeys(read.errors))
      const { values } = read
      const lifter = values.lifter === undefined ? null : await gear.findBySlug(values.lifter)
      if (values.lifter !== undefined && lifter === null) {
        return invalid({ lifter: ['notFound'] })
      }
      const [crane, lifters, plates] = await Promise.all([
        findCrane(values, lifter),
        values.panel_material === undefined ? [] : gear.lifters(),
        values.ground === undefined ? [] : gear.plates(),
      ])
      if (values.crane !== undefined && crane === null) {
        return invalid({ crane: ['notFound'] })
      }
      const pairs = await findPairs(values, lifters, cranes.smallest)
      const facts = { crane, lifter, lifters, pairs, plates }
      return { kind: 'data', data: makeLiftPlan(values, facts) }
    },
  })

  return [getLiftPlan]
}

function invalid(errors: Record<string, string[]>): Answer {
  return { kind: 'invalid', errors, count: Object.keys(errors).length }
}

function ruleKeys(errors: PlanErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, { rule }]) => [field, [rule]]))
}
