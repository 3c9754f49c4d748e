import type { CraneRow, Lift } from './lift.ts'

/** The rule of the contract: one and the same row carries height, radius and weight. */
export function rowMakesLift(row: CraneRow, lift: Lift): boolean {
  return (
    row.lift_height >= lift.height &&
    row.lift_radius >= lift.radius &&
    row.lift_weight >= lift.weight
  )
}

/** A crane without rows makes no lift. */
export function makesLift(rows: readonly CraneRow[], lift: Lift): boolean {
  return rows.some((row) => rowMakesLift(row, lift))
}
