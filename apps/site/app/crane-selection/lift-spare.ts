import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { rowMakesLift } from '@minikran/domain/crane-selection/makes-lift'

/** How much one figure may grow while the others stay: metres up, metres out, kg. */
export type LiftSpare = Lift

const rowFields = {
  height: 'lift_height',
  radius: 'lift_radius',
  weight: 'lift_weight',
} as const satisfies Record<keyof Lift, keyof CraneRow>

/**
 * How much each figure of the lift may grow while the other two stay. Unlike the margins of one
 * row, these agree with the drawing: the distance from the point to the edge of the area.
 */
export function liftSpare(rows: readonly CraneRow[], lift: Lift): LiftSpare {
  const spareOf = (field: keyof Lift) => {
    const freed = { ...lift, [field]: 0 }
    const within = rows
      .filter((row) => rowMakesLift(row, freed))
      .map((row) => row[rowFields[field]])
    // Rounds off floating-point errors.
    return Math.round((Math.max(lift[field], ...within) - lift[field]) * 1e6) / 1e6
  }
  return { height: spareOf('height'), radius: spareOf('radius'), weight: spareOf('weight') }
}
