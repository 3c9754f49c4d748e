import { roundDecimals } from '../primitives/round-decimals.ts'
import type { CraneRow, Lift } from './lift.ts'
import { rowMakesLift } from './makes-lift.ts'

/** What a row can do beyond the lift: metres, metres, kg. */
export type Margin = { height: number; radius: number; weight: number }

function isBetter(row: CraneRow, than: CraneRow): boolean {
  if (row.lift_weight !== than.lift_weight) return row.lift_weight > than.lift_weight
  if (row.lift_radius !== than.lift_radius) return row.lift_radius > than.lift_radius
  return row.lift_height > than.lift_height
}

/** The row with the largest weight margin among those that make the lift, or null. */
export function bestRow<Row extends CraneRow>(rows: readonly Row[], lift: Lift): Row | null {
  let best: Row | null = null
  for (const row of rows) {
    if (!rowMakesLift(row, lift)) continue
    if (best === null || isBetter(row, best)) best = row
  }
  return best
}

export function marginOf(row: CraneRow, lift: Lift): Margin {
  return {
    height: roundDecimals(row.lift_height - lift.height),
    radius: roundDecimals(row.lift_radius - lift.radius),
    weight: roundDecimals(row.lift_weight - lift.weight),
  }
}

/** Percent of the row's capacity that the lift uses, rounded up, at most 100. */
export function usedPercent(row: CraneRow, lift: Lift): number {
  return Math.min(100, Math.ceil(roundDecimals((lift.weight * 100) / row.lift_weight)))
}
