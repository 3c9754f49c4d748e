import { roundDecimals } from '../primitives/round-decimals.ts'
import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'

export type MarginWord = 'good' | 'tight'

/** A good margin: a load 25 % heavier can also be lifted half a metre higher, or further out. */
export const goodMargin = { heightM: 0.5, radiusM: 0.5, weightFactor: 1.25 } as const

/** The lifts that the crane also has to make for a good margin. */
export function liftsWithMargin(lift: Lift): { higher: Lift; further: Lift } {
  const heavier = { ...lift, weight: lift.weight * goodMargin.weightFactor }
  return {
    higher: { ...heavier, height: roundDecimals(lift.height + goodMargin.heightM) },
    further: { ...heavier, radius: roundDecimals(lift.radius + goodMargin.radiusM) },
  }
}

/** The margin of a lift that the crane makes, by the same match rule. */
export function marginWord(rows: readonly CraneRow[], lift: Lift): MarginWord {
  const { higher, further } = liftsWithMargin(lift)
  return makesLift(rows, higher) && makesLift(rows, further) ? 'good' : 'tight'
}
