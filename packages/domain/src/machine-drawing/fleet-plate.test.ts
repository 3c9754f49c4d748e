import { expect, test } from 'vitest'
import { realCranes } from '../crane-selection/real-cranes.fixture.ts'
import {
  fleetCraneView,
  fleetPersonView,
  fleetSheetView,
  scaleBarView,
  viewSize,
} from './fleet-plate.ts'
import type { MachineKind } from './machine-figures.ts'
import type { Shape, View } from './shapes.ts'

const real = realCranes.flatMap(({ slug, kind, length, height }) =>
  length === null || height === null ? [] : [{ slug, kind: kind as MachineKind, length, height }],
)

function extentOf({ shapes }: View) {
  const points = shapes.flatMap((shape: Shape) => {
    if (shape.kind === 'text') return []
    if (shape.kind !== 'circle') return shape.points
    const { centre, radius } = shape
    return [-radius, radius].map((by) => [centre[0] + by, centre[1] + by] as const)
  })
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

test.each(real)('$slug has the room of its length and height, and fills it', (crane) => {
  const view = fleetCraneView(crane)
  const length = crane.length / 1000
  const height = crane.height / 1000
  const { left, right, bottom, top } = extentOf(view)
  expect(viewSize(view).width).toBeCloseTo(length + 0.1, 1)
  expect(viewSize(view).height).toBeCloseTo(height + 0.1, 1)
  expect((right - left) / length).toBeGreaterThan(0.9)
  expect(top / height).toBeGreaterThan(0.9)
  expect(bottom).toBeCloseTo(0, 5)
})

test('the sheet holds the person and every crane inside its edges, each row on its ground line', () => {
  const view = fleetSheetView(real)
  const { left, right, bottom, top } = extentOf(view)
  expect(left).toBeGreaterThanOrEqual(view.box.left)
  expect(right).toBeLessThanOrEqual(view.box.right)
  expect(bottom).toBeGreaterThanOrEqual(view.box.bottom)
  expect(top).toBeLessThanOrEqual(view.box.top)
  const alone = [fleetPersonView(), ...real.map(fleetCraneView)]
  const lines = view.shapes.filter((shape) => shape.kind === 'polyline' && shape.ink === 'ground')
  const shapesAlone = alone.reduce((sum, { shapes }) => sum + shapes.length, 0)
  expect(view.shapes).toHaveLength(shapesAlone + lines.length)
  const room = real.reduce((sum, { length }) => sum + length / 1000, 0)
  expect(lines.length).toBeGreaterThanOrEqual(Math.ceil(room / viewSize(view).width))
})

test('all views have one scale, and room for their lines', () => {
  const views = [...real.map(fleetCraneView), fleetPersonView(), scaleBarView(5)]
  expect(new Set(views.map(({ unitM }) => unitM))).toEqual(new Set([0.1]))
  for (const view of views) {
    const { left, right, bottom, top } = extentOf(view)
    expect(view.box.left).toBeLessThan(left)
    expect(view.box.right).toBeGreaterThan(right)
    expect(view.box.bottom).toBeLessThan(bottom)
    expect(view.box.top).toBeGreaterThan(top)
  }
})

test('the person is 1.8 m high and the scale bar has its length', () => {
  expect(extentOf(fleetPersonView()).top).toBeCloseTo(1.79, 2)
  expect(viewSize(scaleBarView(5))).toEqual({ width: 5.1, height: 0.3 })
})

test('a crane of unknown build is drawn as a spider crane', () => {
  const size = { length: 3000, height: 1800 }
  expect(fleetCraneView({ kind: null, ...size })).toEqual(
    fleetCraneView({ kind: 'spider-crane', ...size }),
  )
})
