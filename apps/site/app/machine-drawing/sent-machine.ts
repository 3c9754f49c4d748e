import type { CraneRow } from '@minikran/domain/crane-selection/lift'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'

/**
 * Rows of a load chart as they are sent with a page, `6 9;4 7;500 200`: all heights, all radii, all weights.
 * One text is far smaller than numbers, each of which is sent with an index.
 */
export type SentRows = string

const columns = ['lift_height', 'lift_radius', 'lift_weight'] as const

export function sentRows(rows: readonly CraneRow[]): SentRows {
  return columns.map((column) => rows.map((row) => row[column]).join(' ')).join(';')
}

export function readRows(sent: SentRows): CraneRow[] {
  const [heights = [], radii = [], weights = []] = sent.split(';').map(numbersIn)
  return heights.map((lift_height, index) => ({
    lift_height,
    lift_radius: radii[index] ?? 0,
    lift_weight: weights[index] ?? 0,
  }))
}

const numbersIn = (text: string) => (text === '' ? [] : text.split(' ').map(Number))

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
