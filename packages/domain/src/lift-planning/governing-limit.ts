import { governingOf, type UsedLimit } from './governing.ts'
import type { LiftPlan } from './lift-plan.ts'
import { leastClearanceM } from './obstacle.ts'
import { heldWeight } from './pairs.ts'
import type { PlanValues } from './plan-fields.ts'

/** The limits of a plan. */
export type PlanLimit = 'crane' | 'lifter' | 'boom' | 'load' | 'wind'

/**
 * The tightest limit of a plan; null when the crane's margin is unknown. The used share of a clearance
 * is the required clearance divided by it.
 */
export function governingLimit(plan: LiftPlan, values: PlanValues): PlanLimit | null {
  const { capacity, margin } = plan.crane
  if (capacity === null || margin === null) return null
  const crane = { by: 'crane', used: (capacity - margin.weight) / capacity } as const
  const others = [...lifterLimits(plan, values), ...edgeLimits(plan), ...windLimits(plan, values)]
  return governingOf<PlanLimit>([crane, ...others]).governedBy
}

function lifterLimits({ panel, lifters = [] }: LiftPlan, values: PlanValues) {
  const chosen = lifters.find(({ product_slug }) => product_slug === values.lifter)
  if (panel === undefined || chosen === undefined || chosen.capacity === null) return []
  return [{ by: 'lifter', used: heldWeight(values, panel) / chosen.capacity } as const]
}

function edgeLimits({ obstacle, opening }: LiftPlan): UsedLimit<PlanLimit>[] {
  if (opening !== undefined) return openingLimits(opening)
  if (obstacle === undefined) return []
  const { boom_clearance: boom, load_clearance: load } = obstacle
  return [
    { by: 'boom', used: usedClearance(boom) },
    ...(load === null ? [] : [{ by: 'load', used: usedClearance(load) } as const]),
  ]
}

function openingLimits(opening: NonNullable<LiftPlan['opening']>): UsedLimit<PlanLimit>[] {
  const clearances = [
    { by: 'boom', clearance: opening.boom_top_clearance },
    { by: 'boom', clearance: opening.boom_sill_clearance },
    { by: 'load', clearance: opening.load_sill_clearance },
    { by: 'load', clearance: opening.load_wall_clearance },
  ] as const
  return clearances.flatMap(({ by, clearance }) =>
    clearance === null ? [] : [{ by, used: usedClearance(clearance) }],
  )
}

const usedClearance = (clearance: number) =>
  clearance <= 0 ? Number.POSITIVE_INFINITY : leastClearanceM / clearance

function windLimits({ wind }: LiftPlan, values: PlanValues) {
  if (wind === undefined || values.wind === undefined) return []
  return [{ by: 'wind', used: values.wind / wind.limit } as const]
}
