import { liftPlanSchema } from '@minikran/contract/lift-plan'
import { liftPlanQuery } from '@minikran/contract/lift-plan-query'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { marginWord } from '@minikran/domain/crane-selection/margin-word'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { type PlanErrors, readPlan } from '@minikran/domain/lift-planning/read-plan'
import type { Database } from '../../database/client.ts'
import { craneTables } from '../../database/content-tables.ts'
import type { SearchRecorder } from '../../search-recorder/search-recorder.ts'
import { type Answer, type Call, dataOf, readCall } from '../calls/call.ts'
import { createGearQueries, type Gear } from './lift-plan.queries.ts'
import { loadsOf, makeLiftPlan } from './make-lift-plan.ts'
import { findPairs } from './plan-pairs.ts'
import type { PlannedCrane } from './planned-machine.ts'

type Asked = {
  values: PlanValues
  lifter: Gear | null
  platform: string | undefined
  depot: string | undefined
}
type Parts = {
  db: Database
  cranes: {
    bySlug: (slug: string) => Promise<PlannedCrane | null>
    bestFit: (lift: Lift) => Promise<PlannedCrane | null>
    smallest: (lift: Lift, most: number) => Promise<PlannedCrane[]>
    hasGoodMatch: (lift: Lift) => Promise<boolean>
  }
  searches: SearchRecorder
}

/** The lift plan: nothing of it is stored but the lift for which a crane is looked for. */
export function liftPlanCalls({ db, cranes, searches }: Parts): Call[] {
  const gear = createGearQueries(db)

  const findCrane = async ({ values, lifter, platform, depot }: Asked) => {
    if (values.crane !== undefined) return await cranes.bySlug(values.crane)
    const lift = liftOf(values, lifter)
    if (lift === null) return null
    const crane = await cranes.bestFit(lift)
    if (platform !== undefined) {
      const seemsTight = crane !== null && marginWord(crane.rows, lift) === 'tight'
      const isTight = seemsTight && !(await cranes.hasGoodMatch(lift))
      searches.record({ lift, platform, hitCount: crane === null ? 0 : 1, isTight, depot })
    }
    return crane
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
    async handle({ query: { platform, depot, ...query } }) {
      const read = readPlan(query)
      if (!read.ok) return invalid(ruleKeys(read.errors))
      const { values } = read
      const lifter = values.lifter === undefined ? null : await gear.findBySlug(values.lifter)
      if (values.lifter !== undefined && lifter === null) {
        return invalid({ lifter: ['notFound'] })
      }
      const { panel_material, ground, site_power } = values
      const lifters = panel_material === undefined ? [] : await gear.lifters()
      const [crane, pairs, plates, generators] = await Promise.all([
        findCrane({ values, lifter, platform, depot }),
        findPairs(values, lifters, cranes.smallest),
        ground === undefined ? [] : gear.plates(),
        site_power === undefined ? [] : gear.generators(),
      ])
      if (values.crane !== undefined && crane === null) {
        return invalid({ crane: ['notFound'] })
      }
      const facts = { crane, lifter, lifters, pairs, plates, generators }
      return { kind: 'data', data: makeLiftPlan(values, facts) }
    },
  })

  return [getLiftPlan]
}

/** The lift with everything on the hook; null when its weight is not known. */
function liftOf(values: PlanValues, lifter: Gear | null): Lift | null {
  const { total } = loadsOf(values, lifter)
  return total === null ? null : { height: values.height, radius: values.radius, weight: total }
}

function invalid(errors: Record<string, string[]>): Answer {
  return { kind: 'invalid', errors }
}

function ruleKeys(errors: PlanErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, { rule }]) => [field, [rule]]))
}
