import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRows } from '../crane-selection/arbitraries.fixture.ts'
import { makesLift } from '../crane-selection/makes-lift.ts'
import { drawMachine } from './draw-machine.ts'
import type { DrawnMachine } from './machine-figures.ts'
import type { Point } from './shapes.ts'
import { rangeCorners, workingRange } from './working-range.ts'

const row = (height: number, radius: number, weight: number) => ({
  lift_height: height,
  lift_radius: radius,
  lift_weight: weight,
})

test('rows become a staircase and rows inside others add no corner', () => {
  const rows = [row(10, 2, 300), row(6, 5, 200), row(5, 4, 400), row(1, 8, 100), row(9, 1, 50)]
  expect(workingRange(rangeCorners(rows, 100))).toEqual([
    [0, 0],
    [0, 10],
    [2, 10],
    [2, 6],
    [5, 6],
    [5, 1],
    [8, 1],
    [8, 0],
  ])
  expect(workingRange(rangeCorners(rows, 250))).toEqual([
    [0, 0],
    [0, 10],
    [2, 10],
    [2, 5],
    [4, 5],
    [4, 0],
  ])
})

test('without a row that carries the weight there is no area', () => {
  expect(workingRange(rangeCorners([row(10, 2, 300)], 301))).toEqual([])
  expect(workingRange(rangeCorners([], 1))).toEqual([])
})

const onSegment = (a: Point, b: Point, p: Point) =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1])

/** Even-odd rule over any polygon with upright edges, edge included: knows nothing of rows. */
function lies(polygon: readonly Point[], p: Point): boolean {
  let inside = false
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a
    if (onSegment(a, b, p)) return true
    const crosses = a[1] > p[1] !== b[1] > p[1]
    if (crosses && p[0] < a[0]) inside = !inside
  }
  return inside
}

/** The area as it is drawn, taken from the finished side view. */
function drawnArea(machine: DrawnMachine, weight: number): readonly Point[] {
  const side = drawMachine(machine, { weight }).views.find((view) => view.name === 'side')
  const area = side?.shapes.find((shape) => shape.kind === 'polygon' && shape.ink === 'area')
  return area?.kind === 'polygon' ? area.points : []
}

test('any rows: the drawn area agrees with the match rule', () => {
  const coordinate = fc.integer({ min: 1, max: 3200 }).map((n) => n / 100)
  fc.assert(
    fc.property(
      anyRows,
      coordinate,
      coordinate,
      fc.integer({ min: 1, max: 9000 }),
      (rows, radius, height, weight) => {
        const area = drawnArea({ kind: 'spider-crane', rows }, weight)
        expect(lies(area, [radius, height])).toBe(makesLift(rows, { height, radius, weight }))
        for (const r of rows) {
          for (const beyond of [0, 0.01]) {
            const corner = { height: r.lift_height, radius: r.lift_radius + beyond, weight }
            expect(lies(area, [corner.radius, corner.height])).toBe(makesLift(rows, corner))
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})
