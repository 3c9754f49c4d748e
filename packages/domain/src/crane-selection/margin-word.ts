import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'

export type MarginWord = 'good' | 'tight'

/** Good means: half a metre higher, half a metre further out and a quarter heavier, all at once. */
export const goodMargin = { heightM: 0.5, radiusM: 0.5, weightFactor: 1.25 } as const

/** The word for a lift that the crane makes; asked with the match rule, so it cannot disagree. */
export function marginWord(rows: readonly CraneRow[], lift: Lift): MarginWord {
  const grown = {
    height: lift.height + goodMargin.heightM,
    radius: lift.radius + goodMargin.radiusM,
    weight: lift.weight * goodMargin.weightFactor,
  }
  return makesLift(rows, grown) ? 'good' : 'tight'
}
