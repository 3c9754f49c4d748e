import type { CraneRow } from './lift.ts'

/**
 * The largest weight in kg of the rows at a radius and height (metres); null when no row reaches. Values
 * are not interpolated between rows.
 */
export function capacityAt(rows: readonly CraneRow[], at: Place): number | null {
  const { radius, height = 0 } = at
  let most: number | null = null
  for (const row of rows) {
    if (row.lift_radius < radius || row.lift_height < height) continue
    if (most === null || row.lift_weight > most) most = row.lift_weight
  }
  return most
}

/**
 * Metres from the crane's centre and above the ground; without a height, any from the ground up, since
 * what a crane lifts below it would flatter.
 */
export type Place = { radius: number; height?: number }

/** The end stops of a slider over the rows: metres, metres, kg; null without rows. */
export function rowLimits(rows: readonly CraneRow[]): RowLimits | null {
  if (rows.length === 0) return null
  return {
    radius: Math.max(...rows.map((row) => row.lift_radius)),
    height: Math.max(...rows.map((row) => row.lift_height)),
    weight: Math.max(...rows.map((row) => row.lift_weight)),
  }
}
export type RowLimits = { radius: number; height: number; weight: number }
