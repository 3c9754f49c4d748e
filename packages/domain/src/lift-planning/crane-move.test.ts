import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveCrane, smallestMove } from './crane-move.ts'
import { clearObstacle, type ObstacleScene } from './obstacle.ts'
import { clearOpening, type OpeningScene } from './opening.ts'

const always = () => true
const passes = (each: ObstacleScene) => clearObstacle(each).passes
const scene: ObstacleScene = {
  pivot: { height: 0, offset: 0 },
  radius: 6,
  height: 7,
  edgeDistance: 4,
  edgeHeight: 4.8,
  loadLength: 2,
  loadHeight: 0.5,
  slingLength: 0.5,
}

test('by hand: 0.7 m further away the boom passes higher over the edge', () => {
  // The head is at (6, 8). From m further away the edge is at (4 + m, 4.8) and the boom's line
  // |8(4 + m) − 4.8(6 + m)| / √(64 + (6 + m)²) from it: 0.32 m at 0, 0.494 m at 0.6, 0.521 m at 0.7.
  expect(clearObstacle(scene)).toMatchObject({ passes: false, boom_clearance: 0.32 })
  expect(smallestMove({ scene, passes, carries: always })).toBe(0.7)
  expect(moveCrane(scene, 0.7)).toEqual({ radius: 6.7, edgeDistance: 4.7 })
})

test('by hand: 1 m nearer when the boom leads down behind a parapet', () => {
  // From (0, 5) to the head at (6, 2); the edge is at (4, 2.6). From d nearer the line is
  // 2.4 − 3(4 − d)/(6 − d) above it, by cos of its slope: 0.497 m at 0.9, 0.514 m at 1.
  const pivot = { ...scene.pivot, height: 5 }
  const down = { ...scene, pivot, height: 1, edgeHeight: 2.6 }
  expect(smallestMove({ scene: down, passes, carries: always })).toBe(-1)
})

test('a place where the crane carries too little is not proposed', () => {
  expect(smallestMove({ scene, passes, carries: ({ radius }) => radius <= 6.7 })).toBe(0.7)
  expect(smallestMove({ scene, passes, carries: ({ radius }) => radius <= 6.6 })).toBeNull()
})

test('no move where the lift passes, its size is unknown, or the load itself is too close', () => {
  expect(smallestMove({ scene: { ...scene, edgeHeight: 3 }, passes, carries: always })).toBeNull()
  expect(
    smallestMove({ scene: { ...scene, loadLength: null }, passes, carries: always }),
  ).toBeNull()
  // 0.1 m aside of the edge and 0.2 m above it.
  const tight = { ...scene, height: 5, loadLength: 3.8 }
  expect(smallestMove({ scene: tight, passes, carries: always })).toBeNull()
})

test('by hand: 1.1 m further away the boom passes higher over a sill', () => {
  // The opening goes from 6 to 9.2 m; with its head 0.5 m below the top, at (4 + m, 8.7), the boom is
  // (8.7(3 + m) − 6(4 + m)) / √(75.69 + (4 + m)²) above the sill: 0.478 m at 1, 0.503 m at 1.1.
  const opening: OpeningScene = {
    pivot: scene.pivot,
    radius: 4,
    height: 7,
    edgeDistance: 3,
    sill: 6,
    top: 9.2,
    loadLength: 1,
    loadHeight: 0.5,
    slingLength: 0.5,
  }
  const enters = (each: OpeningScene) => clearOpening(each).passes
  expect(smallestMove({ scene: opening, passes: enters, carries: always })).toBe(1.1)
})

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm / 100)
const anyScene: fc.Arbitrary<ObstacleScene> = fc.record({
  pivot: fc.record({
    height: metres(0.5, 3),
    // Between two centimetres, so that no distance is the least clearance to the last digit.
    offset: metres(-2, 1).map((offset) => offset + 0.005),
  }),
  radius: metres(1, 12),
  height: metres(0, 15),
  edgeDistance: metres(0.6, 10),
  edgeHeight: metres(0, 15),
  loadLength: metres(0.1, 4),
  loadHeight: metres(0.1, 2),
  slingLength: metres(0, 3),
})
const everyMove = Array.from({ length: 61 }, (_, index) => (index - 30) / 10)

test('5,000 generated scenes: the answer is the smallest of all 61 moves with the wall at its place', () => {
  fc.assert(
    fc.property(anyScene, metres(1, 15), (generated, reach) => {
      const { pivot, radius, edgeDistance } = generated
      const good = everyMove.filter((move) => {
        // Seen from the wall: the crane's pivot moves, edge and load stay.
        const seen = { ...generated, pivot: { ...pivot, offset: pivot.offset - move } }
        const there = Math.round((radius + move) * 100) / 100
        const isPlace = there > 0 && Math.round((edgeDistance + move) * 100) > 0
        return isPlace && there <= reach && clearObstacle(seen).passes === true
      })
      const [smallest = null] = good.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b)
      const needed = clearObstacle(generated).passes === false ? smallest : null
      expect(smallestMove({ scene: generated, passes, carries: (at) => at.radius <= reach })).toBe(
        needed,
      )
    }),
    { numRuns: 5_000 },
  )
})
