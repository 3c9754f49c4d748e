import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'

export type MarginWord = 'good' | 'tight'

/** Good means: a load a quarter heavier may go half a metre higher, or half a metre further out. */
export const goodMargin = { heightM: 0.5, radiusM: 0.5, weightFactor: 1.25 } as const

/** The word for a lift that the crane makes; asked with the match rule, so it cannot disagree. */
export function marginWord(rows: readonly CraneRow[], lift: Lift): MarginWord {
  const heavier = { ...lift, weight: lift.weight * goodMargin.weightFactor }
  const higher = { ...heavier, height: lift.height + goodMargin.heightM }
  const further = { ...heavier, radius: lift.radius + goodMargin.radiusM }
  return makesLift(rows, higher) && makesLift(rows, further) ? 'good' : 'tight'
}
