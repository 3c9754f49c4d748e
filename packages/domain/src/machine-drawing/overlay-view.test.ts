import { expect, test } from 'vitest'
import { drawMachine } from './draw-machine.ts'
import type { DrawnMachine } from './machine-figures.ts'
import { commonRoom, overlayOf } from './overlay-view.ts'

const row = (lift_radius: number, lift_height: number, lift_weight = 200) => ({
  lift_radius,
  lift_height,
  lift_weight,
})
const low: DrawnMachine = {
  kind: 'spider-crane',
  length: 2800,
  height: 1600,
  rows: [row(2, 6), row(5, 3)],
}
const high: DrawnMachine = {
  kind: 'crawler-crane',
  length: 4000,
  height: 2500,
  rows: [row(3, 12), row(9, 4)],
}
const unknown: DrawnMachine = { kind: 'spider-crane', length: 3000, height: 1500 }

test('drawings with a common box have the same scale and ground line', () => {
  const room = commonRoom([low, high, unknown])
  const sides = [low, high].map(
    (machine) => drawMachine(machine, undefined, { wanted: ['side'], room }).views[0],
  )
  expect(sides[0]?.box).toEqual(sides[1]?.box)
  expect(sides[0]?.unitM).toBe(sides[1]?.unitM)
  expect(sides[1]?.box).toEqual(drawMachine(high, undefined, { wanted: ['side'] }).views[0]?.box)
})

test('an overlay has an edge and a number for each machine with a load chart, and the point', () => {
  const overlay = overlayOf([low, unknown, high], { weight: 100, height: 2, radius: 4 })
  expect(overlay?.edges.map((edge) => edge.length)).toEqual([1, 0, 1])
  const texts = overlay?.view.shapes.flatMap((shape) =>
    // The marks of the scale stand outside the area.
    shape.kind === 'text' && shape.at[0] > 0 && shape.at[1] > 0 ? [shape.figure.value] : [],
  )
  expect(texts).toEqual([1, 3])
  expect(overlay?.view.shapes).toContainEqual(
    expect.objectContaining({ kind: 'circle', centre: [4, 2] }),
  )
})

test('a weight that a machine cannot lift leaves it without an edge', () => {
  const overlay = overlayOf([low, { ...high, rows: [row(3, 12, 90)] }], { weight: 100 })
  expect(overlay?.edges.map((edge) => edge.length)).toEqual([1, 0])
})

test.each([[[low]], [[low, unknown]], [[]]])(
  'fewer than two load charts make no overlay',
  (machines) => {
    expect(overlayOf(machines)).toBeNull()
  },
)
