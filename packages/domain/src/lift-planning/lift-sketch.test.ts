import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { View } from '../machine-drawing/shapes.ts'
import { boomPivot } from './boom-pivot.ts'
import { liftSketch } from './lift-sketch.ts'
import { clearObstacle } from './obstacle.ts'
import { sceneOf } from './plan-scene.ts'

const machine = {
  kind: 'spider-crane',
  length: 2_790,
  width: 770,
  height: 1_600,
  length_unfolded: 3_758,
  width_unfolded: 3_758,
} as const
const figuresOf = ({ shapes }: View) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.figure.value] : []))

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10)
const overAnEdge = fc
  .record({
    edge_distance: metres(1, 6),
    edge_height: metres(2, 8),
    behind: metres(1, 6),
    above: metres(0, 6),
    load_length: metres(0.1, 2),
    load_height: metres(0.1, 2),
    sling_length: metres(0.5, 3),
  })
  .map(({ behind, above, ...rest }) => ({
    ...rest,
    radius: rest.edge_distance + behind + rest.load_length / 2,
    height: rest.edge_height + above,
    weight: 100,
  }))

test('the sketch shows the clearances of the answer, rounded down', () => {
  fc.assert(
    fc.property(overAnEdge, (values) => {
      const answer = clearObstacle(sceneOf(values, boomPivot(machine.kind, machine)))
      fc.pre(answer.boom_clearance >= 0)
      const shown = figuresOf(liftSketch(machine, values))
      for (const clearance of [answer.boom_clearance, answer.load_clearance ?? 0]) {
        expect(shown.some((value) => Math.abs(value - clearance) <= 0.010_001)).toBe(true)
      }
    }),
  )
})

test('without an edge there are no clearances, and an unknown machine is a line', () => {
  const values = { height: 5, radius: 4, weight: 100 }
  const unknown = { kind: 'spider-crane', length: null, height: null } as const
  expect(figuresOf(liftSketch(unknown, values)).filter((value) => value % 1 !== 0)).toEqual([])
  expect(liftSketch(unknown, values).shapes.length).toBeGreaterThan(0)
})
