import {
  type ConfiguredChart,
  type ConfiguredRow,
  rowsWith,
} from '../crane-selection/configurations.ts'
import { rangeCorners } from './working-range.ts'

/**
 * The rows that a drawing at one weight (kg) needs: for each configuration the corners of its working
 * range and its largest radius and height. Rows that carry the weight get exactly it, others 0.
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
