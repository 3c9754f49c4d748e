import { withExtraWeight } from './extra-weight.ts'
import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'
import { marginWord } from './margin-word.ts'

/** `loadOnly`: the crane lifts the load, but not with sling and hook. */
export const liftAdvices = ['good', 'tight', 'loadOnly'] as const
export type LiftAdvice = (typeof liftAdvices)[number]

/**
 * Sling and hook of a usual lift, kg: a two-leg chain sling of 2 m for two tonnes and the hook block
 * of a mini crane weigh about 10 kg each. Load charts count both as load.
 */
export const usualRiggingKg = 20

type RequestedLift = {
  /** Including all weights that the visitor entered. */
  lift: Lift
  /** The entered weight of sling, hook and lifter, kg. */
  extraKg: number
}

/** The lift with at least the usual weight of sling and hook. */
export function riggedLift({ lift, extraKg }: RequestedLift): Lift {
  return withExtraWeight(lift, Math.max(0, usualRiggingKg - extraKg))
}

/** The advice about a crane that makes the lift. It affects neither the selection nor the order. */
export function liftAdvice(rows: readonly CraneRow[], requested: RequestedLift): LiftAdvice {
  return makesLift(rows, riggedLift(requested)) ? marginWord(rows, requested.lift) : 'loadOnly'
}
