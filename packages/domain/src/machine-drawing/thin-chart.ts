import {
  type ConfiguredChart,
  type ConfiguredRow,
  rowsWith,
} from '../crane-selection/configurations.ts'
import { rangeCorners } from './working-range.ts'

/**
 * The chart without what a drawing at one weight (kg) does not need: of each configuration the
 * corners of its working range stay, with that weight, and its largest radius and height, with
 * none when they do not carry it.
 */
export function thinChart<Chart extends ConfiguredChart>(chart: Chart, weight: number): Chart {
  const keys = new Set(chart.rows.map(({ configuration }) => configuration))
  return {
    ...chart,
    rows: [...keys].flatMap((key) => neededRows(rowsWith(chart.rows, key), weight)),
  }
}

function neededRows(rows: readonly ConfiguredRow[], weight: number): ConfiguredRow[] {
  const corners = rangeCorners(rows, weight).map(({ radius, height }) =>
    rows.find(
      (row) =>
        row.lift_radius === radius && row.lift_height === height && row.lift_weight >= weight,
    ),
  )
  const needed = new Set([...corners, largest(rows, 'lift_radius'), largest(rows, 'lift_height')])
  return rows
    .filter((row) => needed.has(row))
    .map((row) => ({ ...row, lift_weight: row.lift_weight < weight ? 0 : weight }))
}

const largest = (rows: readonly ConfiguredRow[], field: 'lift_radius' | 'lift_height') =>
  rows.toSorted((a, b) => b[field] - a[field])[0]
