import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelBox } from '../machine-drawing/label.ts'
import type { Box, Point, View } from '../machine-drawing/shapes.ts'
import { boomPivot } from './boom-pivot.ts'
import { downToCm } from './down-to-cm.ts'
import { liftViews } from './lift-views.ts'
import { clearObstacle } from './obstacle.ts'
import { clearOpening } from './opening.ts'
import { openingSceneOf, sceneOf } from './plan-scene.ts'
import { sketchedLift } from './sketched-lift.ts'

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

test('the sketch shows the clearances of the answer, rounded down, also those of a collision', () => {
  fc.assert(
    fc.property(overAnEdge, (values) => {
      const answer = clearObstacle(sceneOf(values, boomPivot(machine.kind, machine)))
      const shown = figuresOf(liftViews(machine, values).side)
      for (const clearance of [answer.boom_clearance, answer.load_clearance ?? 0]) {
        expect(shown).toContain(downToCm(clearance))
      }
    }),
  )
})

const throughAnOpening = fc
  .record({
    wall: metres(1, 6),
    opening_depth: metres(1, 4),
    opening_sill: metres(2, 8),
    tall: metres(1, 5),
    above: metres(-2, 1),
    load_length: metres(0.1, 2),
    load_height: metres(0.1, 2),
    sling_length: metres(0.5, 2),
  })
  .map(({ wall, tall, above, ...rest }) => ({
    ...rest,
    passage: 'opening' as const,
    opening_top: rest.opening_sill + tall,
    radius: wall + rest.opening_depth,
    height: Math.max(0, rest.opening_sill + above),
    weight: 100,
  }))

test('the sketch shows the clearances of the opening, rounded down, also those of a collision', () => {
  fc.assert(
    fc.property(throughAnOpening, (values) => {
      const scene = openingSceneOf(values, boomPivot(machine.kind, machine))
      if (scene === null) throw new Error('No opening')
      const answer = clearOpening(scene)
      const shown = figuresOf(liftViews(machine, values).side)
      for (const clearance of [
        answer.boom_top_clearance,
        answer.boom_sill_clearance,
        answer.load_sill_clearance,
        answer.load_wall_clearance ?? answer.load_sill_clearance,
      ]) {
        expect(shown).toContain(downToCm(clearance ?? 0))
      }
    }),
  )
})

test('without an edge there are no clearances, and an unknown machine is a line', () => {
  const values = { height: 5, radius: 4, weight: 100 }
  const unknown = { kind: 'spider-crane', length: null, height: null } as const
  const { side, plan, front } = liftViews(unknown, values)
  expect(figuresOf(side).filter((value) => value % 1 !== 0)).toEqual([])
  for (const view of [side, plan, front]) {
    expect(view.shapes).toContainEqual(expect.objectContaining({ ink: 'areaEdge' }))
  }
})

const pointsOf = ({ shapes }: View) =>
  shapes.flatMap((shape) => ('points' in shape ? shape.points : []))

test('all three views stay on their sheets', () => {
  fc.assert(
    fc.property(fc.oneof(overAnEdge, throughAnOpening), (values) => {
      for (const view of Object.values(liftViews(machine, values))) {
        const { left, right, bottom, top } = view.box
        const isOutside = ([x, y]: Point) => x < left || x > right || y < bottom || y > top
        expect([view.name, pointsOf(view).filter(isOutside)]).toEqual([view.name, []])
      }
    }),
  )
})

// The load is 1.2 m long and 0.8 m high, the panel 2.4 m wide; the feet stand 3.758 m apart.
const pane = {
  height: 6,
  radius: 4.5,
  weight: 180,
  edge_distance: 3,
  edge_height: 5,
  load_length: 1.2,
  load_height: 0.8,
  sling_length: 1,
  panel_width: 2_400,
}

test('from above: radius, edge, footprint and the load’s width, all in metres', () => {
  const { plan } = liftViews(machine, pane)
  expect(figuresOf(plan)).toEqual(expect.arrayContaining([4.5, 3, 3.758, 2.4]))
  // From 4.5 − 0.6 to 4.5 + 0.6 m along the boom, 1.2 m to both sides.
  expect(plan.shapes).toContainEqual({
    kind: 'polygon',
    ink: 'body',
    points: [
      [3.9, -1.2],
      [5.1, -1.2],
      [5.1, 1.2],
      [3.9, 1.2],
    ],
  })
  expect(plan.shapes).toContainEqual(
    expect.objectContaining({ kind: 'circle', ink: 'point', centre: [4.5, 0] }),
  )
})

test('from the crane: height, edge and footprint, and the load behind the wall', () => {
  const low = { ...pane, height: 4 }
  const { front } = liftViews(machine, low)
  expect(figuresOf(front)).toEqual(expect.arrayContaining([4, 5, 3.758]))
  const indexOf = (ink: string, top: number) =>
    front.shapes.findIndex(
      (shape) =>
        shape.kind === 'polygon' && shape.ink === ink && shape.points.some(([, y]) => y === top),
    )
  // The load's top is 4.8 m up, below the edge at 5 m: the wall is drawn over it.
  expect(indexOf('body', 4.8)).toBeGreaterThan(-1)
  expect(indexOf('ghost', 5)).toBeGreaterThan(indexOf('body', 4.8))
  const before = liftViews(machine, { ...low, radius: 2 }).front
  const inkAt = (ink: string) =>
    before.shapes.findIndex((shape) => 'ink' in shape && shape.ink === ink)
  expect(inkAt('ghost')).toBeLessThan(inkAt('body'))
})

test('an opening: the wall below and above it, and the load over its landing place behind', () => {
  const { edge_distance: _, edge_height: __, ...load } = pane
  const opening = {
    passage: 'opening',
    opening_sill: 6.5,
    opening_top: 10,
    opening_depth: 1.5,
  } as const
  const { side, plan, front } = liftViews(machine, { ...load, ...opening })
  // The wall is 4.5 − 1.5 = 3 m out.
  expect(figuresOf(side)).toEqual(expect.arrayContaining([4.5, 3, 6, 6.5, 10]))
  expect(figuresOf(plan)).toEqual(expect.arrayContaining([4.5, 3]))
  expect(figuresOf(front)).toEqual(expect.arrayContaining([6, 6.5, 10]))
  const wallsOf = ({ shapes }: View) =>
    shapes.flatMap((shape) =>
      shape.kind === 'polygon' && shape.ink === 'ghost' ? [shape.points.map(([, y]) => y)] : [],
    )
  for (const view of [side, front]) {
    const heights = wallsOf(view)
    expect(heights).toContainEqual([0, 0, 6.5, 6.5])
    expect(heights.some(([bottom]) => bottom === 10)).toBe(true)
  }
})

test('a load that is no panel is drawn as wide as long, one of unknown size as its landing place', () => {
  const { panel_width: _, ...box } = pane
  expect(figuresOf(liftViews(machine, box).plan)).toContain(1.2)
  const { load_height: __, ...unsized } = box
  expect(figuresOf(liftViews(machine, unsized).plan)).not.toContain(1.2)
})

const crosses = (box: Box, [from, to]: readonly Point[]) => {
  if (from === undefined || to === undefined) return false
  // Points along the line, closer than a label is high.
  const steps = Array.from({ length: 501 }, (_, step) => step / 500)
  return steps.some((part) => {
    const x = from[0] + (to[0] - from[0]) * part
    const y = from[1] + (to[1] - from[1]) * part
    return x > box.left && x < box.right && y > box.bottom && y < box.top
  })
}

test.each([
  ['the wall and its edge at half the radius and height', 3.5, 5],
  ['the wall close', 1, 9],
  ['the wall far', 5, 1],
])('no measure is crossed by a line: %s', (_, edge_distance, edge_height) => {
  const load = { load_length: 1, load_height: 1, load_width: 1, sling_length: 1 }
  const values = { height: 10, radius: 7, weight: 400, edge_distance, edge_height, ...load }
  for (const view of Object.values(liftViews(machine, values))) {
    const lines = view.shapes.flatMap((shape) =>
      shape.kind === 'polyline' && ['dimension', 'lead', 'miss'].includes(shape.ink)
        ? [shape.points]
        : [],
    )
    const crossed = view.shapes.flatMap((shape) => {
      if (shape.kind !== 'text' || shape.figure.unit !== 'm') return []
      const box = labelBox(shape, view.unitM)
      return lines.some((line) => crosses(box, line)) ? [shape.figure.value] : []
    })
    expect([view.name, crossed]).toEqual([view.name, []])
  }
})

test('no clearance is written over the boom', () => {
  fc.assert(
    fc.property(fc.oneof(overAnEdge, throughAnOpening), (values) => {
      const { scene, head } = sketchedLift(machine, values)
      const boom: Point[] = [
        [scene.pivot.offset, scene.pivot.height],
        [head.x, head.y],
      ]
      const { shapes, unitM } = liftViews(machine, values).side
      const crossed = shapes.flatMap((shape) =>
        shape.kind === 'text' && crosses(labelBox(shape, unitM), boom) ? [shape.figure] : [],
      )
      expect(crossed.filter(({ unit }) => unit === 'm')).toEqual([])
    }),
  )
})

const isOver = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.bottom < other.top &&
  other.bottom < one.top

/** The level figures in metres: of the clearances, and of the measures below the view. */
function levelLabels({ shapes, unitM }: View) {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'text' || shape.turned || shape.figure.unit !== 'm') return []
    return [{ value: shape.figure.value, box: labelBox(shape, unitM) }]
  })
}

function overlapping(view: View) {
  const labels = levelLabels(view)
  return labels.flatMap((one, index) =>
    labels.slice(index + 1).flatMap((other) => (isOver(one.box, other.box) ? [[one, other]] : [])),
  )
}

test('no figure is written over another at a sill close to the load', () => {
  const opening = {
    passage: 'opening',
    opening_sill: 5.5,
    opening_top: 8,
    opening_depth: 1,
  } as const
  const load = { load_length: 1, load_height: 1, sling_length: 1 }
  const large = { ...machine, width_unfolded: 4_400, length_unfolded: 4_400 }
  const values = { height: 5, radius: 4.5, weight: 180, ...opening, ...load }
  expect(overlapping(liftViews(large, values).side)).toEqual([])
})

test('no clearance is written over another figure', () => {
  fc.assert(
    fc.property(fc.oneof(overAnEdge, throughAnOpening), (values) => {
      expect(overlapping(liftViews(machine, values).side)).toEqual([])
    }),
  )
})
