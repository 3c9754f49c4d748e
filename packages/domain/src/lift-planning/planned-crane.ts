import { bestRow, type Margin, marginOf } from '../crane-selection/best-row.ts'
import { capacityAt } from '../crane-selection/capacity-at.ts'
import {
  type ConfiguredChart,
  plainestConfiguration,
  rowsWith,
} from '../crane-selection/configurations.ts'
import type { Lift } from '../crane-selection/lift.ts'
import { makesLift } from '../crane-selection/makes-lift.ts'

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

/** Whether the crane makes the lift, also at the height of the boom's head. */
export function carriesWithHead(chart: ConfiguredChart, lift: Lift, headHeight: number): boolean {
  const { configuration, margin } = craneCapacity(chart, lift)
  if (margin === null || margin.weight < 0) return false
  // The heights in load charts are those of the boom's head.
  return makesLift(rowsWith(chart.rows, configuration), { ...lift, height: headHeight })
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
