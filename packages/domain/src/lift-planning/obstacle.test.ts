import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boomHead, clearObstacle, leastClearanceM, type ObstacleScene } from './obstacle.ts'
import { boomPoints, isCrossed, nearest, steps, tolerance } from './wall-points.fixture.ts'

const pivot = { height: 1.5, offset: 0 }
const overEdge: ObstacleScene = {
  pivot,
  radius: 6,
  height: 10,
  edgeDistance: 4,
  edgeHeight: 9,
  loadLength: 2,
  loadHeight: 1,
  slingLength: 1,
}

test('by hand: head at (6, 12), boom 45° and 1 m beside the edge', () => {
  // From (0, 6) to (6, 12): 45°, 6√2 = 8.485 m. Edge (4, 9): the line is at (4, 10), 1/√2 = 0.707 m off.
  // The load is 5 to 7 m out and 10 to 11 m up: 1 m aside of the edge and 1 m above it, √2 = 1.414 m.
  const answer = clearObstacle({ ...overEdge, pivot: { ...pivot, height: 6 } })
  expect(answer).toMatchObject({ boom_angle: 45, passes: true, pivot_estimated: true })
  expect(answer.boom_length).toBeCloseTo(8.485_281, 6)
  expect(answer.boom_clearance).toBeCloseTo(Math.SQRT1_2, 6)
  expect(answer.load_clearance).toBeCloseTo(Math.SQRT2, 6)
})

test('a boom through the wall has a negative clearance', () => {
  // The same line at 4 m out is at 10 m; an edge at 11 m is 1 m above it.
  const answer = clearObstacle({ ...overEdge, pivot: { ...pivot, height: 6 }, edgeHeight: 11 })
  expect(answer.boom_clearance).toBeCloseTo(-Math.SQRT1_2, 6)
  expect(answer.passes).toBe(false)
})

test('a load within the wall has a negative clearance', () => {
  // 5 to 7 m out, 10 m up; the wall at 5.4 m reaches 10.3 m: 0.3 m up is the shortest way out.
  const answer = clearObstacle({ ...overEdge, edgeDistance: 5.4, edgeHeight: 10.3 })
  expect(answer.load_clearance).toBe(-0.3)
  expect(answer.passes).toBe(false)
})

test('behind a parapet the load’s clearance is its distance to the side', () => {
  const answer = clearObstacle({ ...overEdge, edgeDistance: 4.4, edgeHeight: 11.2 })
  expect(answer.load_clearance).toBe(0.6)
})

test('half a metre beside the edge passes, whatever the decimals', () => {
  // A level boom 31 m above the edge.
  const high = { ...overEdge, pivot: { ...pivot, height: 41 }, edgeHeight: 10, slingLength: 30 }
  for (let wall = 10; wall <= 80; wall += 1) {
    for (let length = 1; length <= 30; length += 1) {
      const radius = (20 * wall + 100 + 10 * length) / 200
      const scene = { ...high, radius, edgeDistance: wall / 10, loadLength: length / 10 }
      expect(clearObstacle(scene)).toMatchObject({ load_clearance: 0.5, passes: true })
    }
  }
})

test('half a metre below a level boom is enough', () => {
  const level = { ...overEdge, pivot: { ...pivot, height: 2.3 }, height: 2.1, edgeHeight: 1.8 }
  const scene = { ...level, loadLength: null, loadHeight: 0.1, slingLength: 0.1 }
  expect(clearObstacle(scene)).toMatchObject({ boom_clearance: 0.5, passes: null })
})

test('with a load of unknown size only a too close boom has an answer', () => {
  const unknown = { ...overEdge, loadLength: null, loadHeight: null }
  expect(clearObstacle({ ...unknown, pivot: { ...pivot, height: 8 } })).toMatchObject({
    load_clearance: null,
    passes: null,
    reason: 'loadSizeUnknown',
  })
  expect(clearObstacle({ ...unknown, edgeHeight: 30 })).toMatchObject({ passes: false })
})

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm / 100)
const anyScene: fc.Arbitrary<ObstacleScene> = fc.record({
  pivot: fc.record({
    height: metres(0.5, 3),
    offset: metres(-2, 0.5),
  }),
  radius: metres(0.5, 15),
  height: metres(0, 20),
  edgeDistance: metres(0.6, 15),
  edgeHeight: metres(0, 20),
  loadLength: metres(0.1, 6),
  loadHeight: metres(0.1, 3),
  slingLength: metres(0, 4),
})

function loadPoints({ radius, height, loadLength, loadHeight }: ObstacleScene) {
  const [length, tall] = [loadLength ?? 0, loadHeight ?? 0]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const x = radius - length / 2 + length * share
    const y = height + tall * share
    return [
      [x, height],
      [x, height + tall],
      [radius - length / 2, y],
      [radius + length / 2, y],
    ] as const
  }).flat()
}

/** The least shift up or aside, in whole centimetres, that brings the load out of the wall. */
function leastShift(scene: ObstacleScene): number {
  const standsInWall = (aside: number, up: number) => {
    const left = scene.radius + aside - (scene.loadLength ?? 0) / 2
    const right = scene.radius + aside + (scene.loadLength ?? 0) / 2
    const isAcross = left < scene.edgeDistance && scene.edgeDistance < right
    return isAcross && scene.height + up < scene.edgeHeight
  }
  let cm = 0
  while (standsInWall(0, cm / 100) && standsInWall(cm / 100, 0) && standsInWall(-cm / 100, 0)) {
    cm += 1
  }
  return cm / 100
}

test('10,000 generated scenes agree with a brute force over points', () => {
  fc.assert(
    fc.property(anyScene, (generated) => {
      const answer = clearObstacle(generated)
      const boom = boomPoints(generated.pivot, boomHead(generated))
      const boomError = tolerance(answer.boom_length)
      const isHit = isCrossed(boom, generated)
      if (isHit) {
        const toCorner = boom.map(([x, y]) =>
          Math.hypot(x - generated.edgeDistance, y - generated.edgeHeight),
        )
        const brute = Math.min(...toCorner)
        expect(-answer.boom_clearance).toBeLessThanOrEqual(brute + 1e-6)
        expect(-answer.boom_clearance).toBeGreaterThan(brute - boomError - 1e-6)
      } else {
        const brute = nearest(boom, generated)
        expect(answer.boom_clearance).toBeLessThanOrEqual(brute + 1e-6)
        expect(answer.boom_clearance).toBeGreaterThan(brute - boomError - 1e-6)
      }
      const length = generated.loadLength ?? 0
      const left = generated.radius - length / 2
      const isWithin = left < generated.edgeDistance && generated.edgeDistance < left + length
      const standsInWall = isWithin && generated.height < generated.edgeHeight
      const load = answer.load_clearance ?? Number.NaN
      if (standsInWall) expect(Math.abs(-load - leastShift(generated))).toBeLessThan(0.010_001)
      else {
        const brute = nearest(loadPoints(generated), generated)
        expect(load).toBeLessThanOrEqual(brute + 1e-6)
        expect(load).toBeGreaterThan(brute - tolerance(Math.max(length, 3)) - 1e-6)
      }
      const isClear = answer.boom_clearance >= leastClearanceM && load >= leastClearanceM
      expect(answer.passes).toBe(isClear)
    }),
    { numRuns: 10_000 },
  )
})
