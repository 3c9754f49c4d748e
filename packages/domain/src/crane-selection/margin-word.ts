import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'

export type MarginWord = 'good' | 'tight'

/** Good means: a load a quarter heavier may go half a metre higher, or half a metre further out. */
export const goodMargin = { heightM: 0.5, radiusM: 0.5, weightFactor: 1.25 } as const

/** The lifts that have to be made as well for the margin to be good. */
export function liftsWithMargin(lift: Lift): { higher: Lift; further: Lift } {
  const heavier = { ...lift, weight: lift.weight * goodMargin.weightFactor }
  return {
    higher: { ...heavier, height: lift.height + goodMargin.heightM },
    further: { ...heavier, radius: lift.radius + goodMargin.radiusM },
  }
}

/** The word for a lift that the crane makes; asked with the match rule, so it cannot disagree. */
export function marginWord(rows: readonly CraneRow[], lift: Lift): MarginWord {
  const { higher, further } = liftsWithMargin(lift)
  return makesLift(rows, higher) && makesLift(rows, further) ? 'good' : 'tight'
}
