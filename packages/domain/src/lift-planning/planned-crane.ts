import { bestRow, type Margin, marginOf } from '../crane-selection/best-row.ts'
import { capacityAt } from '../crane-selection/capacity-at.ts'
import {
  type ConfiguredChart,
  plainestConfiguration,
  rowsWith,
} from '../crane-selection/configurations.ts'
import type { Lift } from '../crane-selection/lift.ts'

/** `capacity` in kg at the lift's height and radius; a negative margin means too little. */
export type CraneCapacity =
  | { configuration: string; capacity: number; margin: Margin }
  | { configuration: null; capacity: null; margin: null; reason: 'noLoadChart' | 'outOfReach' }

/**
 * The crane's capacity for a lift, with the plainest configuration that makes it or else the
 * strongest one.
 */
export function craneCapacity(chart: ConfiguredChart, lift: Lift): CraneCapacity {
  const key = plainestConfiguration(chart, lift) ?? strongestConfiguration(chart, lift)
  const rows = key === null ? [] : rowsWith(chart.rows, key)
  const row = bestRow(rows, { ...lift, weight: 0 })
  if (key === null || row === null) {
    const reason = chart.rows.length === 0 ? 'noLoadChart' : 'outOfReach'
    return { configuration: null, capacity: null, margin: null, reason }
  }
  return { configuration: key, capacity: row.lift_weight, margin: marginOf(row, lift) }
}

/** The lift with the boom's head above the load: the heights in load charts are those of the head. */
const withHead = (lift: Lift, headHeight: number): Lift => ({ ...lift, height: headHeight })

/** Whether the crane makes the lift with its head that high, with any of its configurations. */
export const carriesWithHead = (chart: ConfiguredChart, lift: Lift, headHeight: number): boolean =>
  plainestConfiguration(chart, withHead(lift, headHeight)) !== null

/** The crane's capacity for a lift, with the plainest configuration that makes it with the head that high. */
export function capacityWithHead(
  chart: ConfiguredChart,
  lift: Lift,
  headHeight: number,
): CraneCapacity {
  const key = plainestConfiguration(chart, withHead(lift, headHeight))
  if (key === null) return craneCapacity(chart, lift)
  return craneCapacity({ rows: rowsWith(chart.rows, key), configurations: [{ key }] }, lift)
}

function strongestConfiguration(chart: ConfiguredChart, place: Lift): string | null {
  let strongest: { key: string; capacity: number } | null = null
  for (const { key } of chart.configurations) {
    const capacity = capacityAt(rowsWith(chart.rows, key), place)
    if (capacity === null || capacity <= (strongest?.capacity ?? 0)) continue
    strongest = { key, capacity }
  }
  return strongest?.key ?? null
}
