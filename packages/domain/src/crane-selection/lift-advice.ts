import { withExtraWeight } from './extra-weight.ts'
import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'
import { marginWord } from './margin-word.ts'

/** From the crane to choose to the one that takes the load but not its sling. */
export const liftAdvices = ['good', 'tight', 'loadOnly'] as const
export type LiftAdvice = (typeof liftAdvices)[number]

/**
 * Sling and hook of a usual lift, kg: a two-leg chain sling of 2 m for two tonnes and the hook block
 * of a mini crane weigh about 10 kg each. Load charts count both as load.
 */
export const usualRiggingKg = 20

type Asked = {
  /** With everything on the hook that the visitor has named. */
  lift: Lift
  /** The part of it that is sling, hook and lifter, kg. */
  extraKg: number
}

/** The lift with the sling and hook of a usual one, as far as the visitor has named less. */
export function riggedLift({ lift, extraKg }: Asked): Lift {
  return withExtraWeight(lift, Math.max(0, usualRiggingKg - extraKg))
}

/** What to say of a crane that makes the lift; it decides neither which cranes do nor their order. */
export function liftAdvice(rows: readonly CraneRow[], asked: Asked): LiftAdvice {
  const { lift } = asked
  return makesLift(rows, riggedLift(asked)) ? marginWord(rows, lift) : 'loadOnly'
}
