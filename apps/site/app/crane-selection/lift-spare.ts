import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { rowMakesLift } from '@minikran/domain/crane-selection/makes-lift'

/** What is left over when one figure alone grows: metres up, metres out, kg. */
export type LiftSpare = Lift

const rowFields = {
  height: 'lift_height',
  radius: 'lift_radius',
  weight: 'lift_weight',
} as const satisfies Record<keyof Lift, keyof CraneRow>

/**
 * How much further each figure could go with the other two as asked. Other than the margins of
 * one row, these say the same as the drawing: the way from the point to the edge of the area.
 */
export function liftSpare(rows: readonly CraneRow[], lift: Lift): LiftSpare {
  const spareOf = (field: keyof Lift) => {
    const freed = { ...lift, [field]: 0 }
    const within = rows
      .filter((row) => rowMakesLift(row, freed))
      .map((row) => row[rowFields[field]])
    // Differences of decimals must not end in ...0000001.
    return Math.round((Math.max(lift[field], ...within) - lift[field]) * 1e6) / 1e6
  }
  return { height: spareOf('height'), radius: spareOf('radius'), weight: spareOf('weight') }
}
