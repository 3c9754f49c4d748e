import { plainestConfiguration, rowsWith } from '@minikran/domain/crane-selection/configurations'
import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { makesLift } from '@minikran/domain/crane-selection/makes-lift'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoLoadChart } from './load-charts.ts'
import { readCranes } from './read-data.ts'

const cranes = readCranes().map((record) => ({
  slug: record.id,
  record,
  chart: demoLoadChart(record),
  // The same chart without its configurations, as the data file has it.
  merged: record.selector_rows.map(
    (row): CraneRow => ({
      lift_height: row.lift_height_m,
      lift_radius: row.lift_radius_m,
      lift_weight: row.lift_weight_kg,
    }),
  ),
}))

const figure = (most: number, decimals: number) =>
  fc.integer({ min: 1, max: most * 10 ** decimals }).map((n) => n / 10 ** decimals)
const lifts: fc.Arbitrary<Lift> = fc.record({
  height: figure(25, 1),
  radius: figure(20, 1),
  weight: figure(9_000, 0),
})

test('for 10,000 lifts the same cranes answer as from the merged charts', () => {
  fc.assert(
    fc.property(lifts, (lift) => {
      const answering = cranes.filter(({ chart }) => plainestConfiguration(chart, lift) !== null)
      const before = cranes.filter(({ merged }) => makesLift(merged, lift))
      expect(answering.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug))
    }),
    { numRuns: 10_000 },
  )
})

test('the answer to each row of a chart names a configuration that holds it', () => {
  let asked = 0
  for (const { record, chart } of cranes) {
    for (const point of record.load_chart ?? []) {
      const lift = {
        height: point.lift_height_m,
        radius: point.radius_m,
        weight: Math.min(point.capacity_kg, record.max_capacity_kg),
      }
      const named = plainestConfiguration(chart, lift)
      expect(named).not.toBe(null)
      expect(makesLift(rowsWith(chart.rows, named ?? ''), lift)).toBe(true)
      asked += 1
    }
  }
  expect(asked).toBe(1_306)
})

test('a crane that needs a jib says so, and its plain rows stay its own', () => {
  const spx312 = cranes.find(({ slug }) => slug === 'jekko-spx312')?.chart
  const titles = spx312?.configurations.map(({ title_sv }) => title_sv)
  expect(titles).toEqual(['Huvudbom', 'Med jibb 1,3 m', 'Med jibb 2,2 m'])
  const highest = (key: string) =>
    Math.max(...rowsWith(spx312?.rows ?? [], key).map((row) => row.lift_height))
  expect([highest('main'), highest('jib-2-2')]).toEqual([8.6, 10.7])
})
