import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { rowMakesLift } from '@minikran/domain/crane-selection/makes-lift'
import { roundDecimals } from '@minikran/domain/primitives/round-decimals'

const rowFields = {
  height: 'lift_height',
  radius: 'lift_radius',
  weight: 'lift_weight',
} as const satisfies Record<keyof Lift, keyof CraneRow>

/**
 * How much each figure of the lift may grow while the other two stay. Unlike the margins of one
 * row, these agree with the drawing: the distance from the point to the edge of the area.
 */
export function liftSpare(rows: readonly CraneRow[], lift: Lift): Lift {
  const spareOf = (field: keyof Lift) => {
    const freed = { ...lift, [field]: 0 }
    const within = rows
      .filter((row) => rowMakesLift(row, freed))
      .map((row) => row[rowFields[field]])
    return roundDecimals(Math.max(lift[field], ...within) - lift[field])
  }
  return { height: spareOf('height'), radius: spareOf('radius'), weight: spareOf('weight') }
}
