import type { CraneRow } from '@minikran/domain/crane-selection/lift'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'

/** Rows of a load chart as they are sent with a page: lists of numbers are far smaller than objects. */
export type SentRows = { heights: number[]; radii: number[]; weights: number[] }

export function sentRows(rows: readonly CraneRow[]): SentRows {
  return {
    heights: rows.map((row) => row.lift_height),
    radii: rows.map((row) => row.lift_radius),
    weights: rows.map((row) => row.lift_weight),
  }
}

export function readRows({ heights, radii, weights }: SentRows): CraneRow[] {
  return heights.map((lift_height, index) => ({
    lift_height,
    lift_radius: radii[index] ?? 0,
    lift_weight: weights[index] ?? 0,
  }))
}

/** A machine as it is sent with a page. */
export type SentMachine = Omit<DrawnMachine, 'rows' | 'equippedRows'> & {
  rows: SentRows
  equippedRows?: SentRows
}

export function sentMachine({ rows = [], equippedRows, ...figures }: DrawnMachine): SentMachine {
  return {
    ...figures,
    rows: sentRows(rows),
    ...(equippedRows && { equippedRows: sentRows(equippedRows) }),
  }
}

export function readMachine({ rows, equippedRows, ...figures }: SentMachine): DrawnMachine {
  return {
    ...figures,
    rows: readRows(rows),
    ...(equippedRows && { equippedRows: readRows(equippedRows) }),
  }
}
