import { bestRow, type Margin, marginOf } from '../crane-selection/best-row.ts'
import { capacityAt } from '../crane-selection/capacity-at.ts'
import {
  type ConfiguredChart,
  plainestConfiguration,
  rowsWith,
} from '../crane-selection/configurations.ts'
import type { CraneRow, Lift } from '../crane-selection/lift.ts'
import { makesLift } from '../crane-selection/makes-lift.ts'
import type { PlanValues } from './plan-fields.ts'
import { tidy } from './tidy.ts'

/** `capacity` in kg at the lift's height and radius; the margin is negative where it is too little. */
export type CraneCapacity =
  | { configuration: string; capacity: number; margin: Margin }
  | { configuration: null; capacity: null; margin: null; reason: 'noLoadChart' | 'outOfReach' }

/**
 * What a crane carries at the place of a lift: with the plainest configuration that makes it,
 * otherwise with the one that carries most there.
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

/** How high the boom's head is above the ground: load and slings hang below it. */
export const headHeight = ({ height, load_height = 0, sling_length = 0 }: PlanValues) =>
  tidy(height + load_height + sling_length)

/** Do the rows, whose height is that of the boom's head, carry the weight with the head up there? */
export function carriesAtHead(rows: readonly CraneRow[], values: PlanValues, weight: number) {
  return makesLift(rows, { height: headHeight(values), radius: values.radius, weight })
}

/** Is the crane strong enough for a plan, also with the boom's head above the load? */
export function carriesPlan(chart: ConfiguredChart, values: PlanValues, weight: number): boolean {
  const { height, radius } = values
  const { configuration, margin } = craneCapacity(chart, { height, radius, weight })
  if (margin === null || margin.weight < 0) return false
  return carriesAtHead(rowsWith(chart.rows, configuration), values, weight)
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
