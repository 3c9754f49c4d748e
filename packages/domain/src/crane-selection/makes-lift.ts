import type { CraneRow, Lift } from './lift.ts'

/** The match rule: a single row covers height, radius and weight. */
export function rowMakesLift(row: CraneRow, lift: Lift): boolean {
  return (
    row.lift_height >= lift.height &&
    row.lift_radius >= lift.radius &&
    row.lift_weight >= lift.weight
  )
}

/** Whether a row makes the lift. */
export function makesLift(rows: readonly CraneRow[], lift: Lift): boolean {
  return rows.some((row) => rowMakesLift(row, lift))
}
