import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastClearanceM } from './obstacle.ts'
import { clearOpening, type OpeningScene, type TightPlace } from './opening.ts'
import {
  boomPoints,
  heightAtWall,
  isCrossed,
  nearest,
  nearestAbove,
  toCorner,
  tolerance,
} from './wall-points.fixture.ts'

const pivot = { height: 2, offset: 0 }
/** The wall is 6 m out, the load lands 2 m behind it on a floor 0.8 m below the sill. */
const window: OpeningScene = {
  pivot,
  radius: 8,
  height: 7,
  edgeDistance: 6,
  sill: 7.8,
  top: 11,
  loadLength: 1,
  loadHeight: 1,
  slingLength: 1,
}
const high = { ...pivot, height: 9 }

test('by hand: the load enters above the middle when the boom is nearer to the sill', () => {
  // 3.2 m less 2 m of sling and load leave 1.2 m. In the middle the load is 7.8 m up, the head 9.8 m,
  // and the boom at 2 + 7.8 · 6/8 = 7.85 m in the wall: 0.65 · 8/√(64 + 60.84) = 0.465 m from the sill
  // and 0.6 m below the top. 0.0894 m higher: 0.717 · 8/√(64 + 62.25) = 0.511 m = 0.6 − 0.0894 m.
  const answer = clearOpening({ ...window, sill: 7.2, top: 10.4 })
  expect(answer.carry_height).toBeCloseTo(7.889, 3)
  expect(answer.head_height).toBeCloseTo(9.889, 3)
  expect(answer.clearance).toBeCloseTo(0.511, 3)
  expect(answer).toMatchObject({ tightest: ['boomTop', 'boomSill'], passes: true })
})

test.each<[string, Partial<OpeningScene>, object]>([
  [
    // From (0, 2) to (8, 10): 45°, 8√2 m. The load is 1 m above the sill, the top 1 m above the head.
    // 6 m out the boom is at 8 m, 1 m above the sill: 1/√2 m from it. A higher load is better.
    // At +h: top 1 − h, boom (1 + 0.75h) · cos. 1 − h = 0.7071… is reached before h = 0.3.
    'the boom falls short of the sill more than the load does',
    { height: 8, sill: 7, top: 11 },
    { passes: true, tightest: ['boomTop', 'boomSill'] },
  ],
  [
    // From the pivot at 9 m to a head at 10 m: at 6 m out the boom is at 9.75 m, far above the sill.
    // 3.2 − 2 = 1.2 m: 0.6 m on both sides, load 8.4 m up.
    'a crane that stands high',
    { pivot: high },
    {
      carry_height: 8.4,
      head_height: 10.4,
      load_sill_clearance: 0.6,
      boom_top_clearance: 0.6,
      clearance: 0.6,
      tightest: ['boomTop', 'loadSill'],
      passes: true,
    },
  ],
  [
    // The same, and 0.3 m less sling: 0.75 m on both sides.
    'shorter slings',
    { pivot: high, slingLength: 0.7 },
    { hanging_height: 1.7, carry_height: 8.55, clearance: 0.75 },
  ],
  [
    // The landing place is 0.9 m above the sill: 11 − 8.7 − 2 = 0.3 m are left above the boom.
    'a landing place above the middle',
    { pivot: high, height: 8.7 },
    { carry_height: 8.7, clearance: 0.3, tightest: ['boomTop'], passes: false },
  ],
  [
    // 2 m in an opening of 1.8 m: 0.1 m too high at both sides.
    'sling and load higher than the opening',
    { pivot: high, top: 9.6 },
    { clearance: -0.1, passes: false, reason: 'openingTooLow' },
  ],
  [
    // Just as high as the opening: nothing is left.
    'sling and load as high as the opening',
    { pivot: high, top: 9.8 },
    { clearance: 0, passes: false, reason: 'openingTooLow' },
  ],
  [
    // 2 m and 0.5 m on both sides in an opening of 2.99 m.
    'an opening that is a centimetre too low',
    { pivot: high, top: 10.79 },
    { clearance: 0.495, passes: false, reason: 'openingTooLow' },
  ],
  [
    // In 3 m there is just room.
    'an opening that is just high enough',
    { pivot: high, top: 10.8 },
    { clearance: 0.5, passes: true },
  ],
  [
    // 2 m inside, 3.4 m long: 0.3 m are left to the wall below the sill.
    'a long load that is lowered behind the sill',
    { pivot: high, loadLength: 3.4 },
    { load_wall_clearance: 0.3, clearance: 0.3, tightest: ['loadWall'], passes: false },
  ],
  [
    // 2.82 m long, 0.59 m are left there, a centimetre less than at sill and top.
    'a load that is a centimetre nearer to the wall than to the rest',
    { pivot: high, loadLength: 2.82 },
    { load_wall_clearance: 0.59, clearance: 0.59, tightest: ['loadWall'], passes: true },
  ],
  [
    // 4.4 m long it would stand 0.2 m out of the window.
    'a load that is too long to be lowered behind the sill',
    { pivot: high, loadLength: 4.4 },
    { load_wall_clearance: -0.2, clearance: -0.2, passes: false },
  ],
  [
    // On the sill's height it is not lowered below it: 0.6 m at both sides, as above.
    'a long load that lands as high as the sill',
    { pivot: high, height: 7.8, loadLength: 4.4 },
    { load_wall_clearance: null, clearance: 0.6, passes: true },
  ],
])('by hand: %s', (_, change, expected) => {
  expect(clearOpening({ ...window, ...change })).toMatchObject(expected)
})

test('by hand: a descending boom is nearest to the top at the wall', () => {
  // From (0, 14) to a head at (8, 10): at 6 m out the boom is at 11 m. With the top at 11.9 m it is
  // 0.9 · 8/√80 = 0.805 m from it there; the head is 1.9 m below the ceiling.
  // Load on 8.7 m, the sill at 8 m is 0.7 m below: higher by 0.0556 m both are alike.
  const scene = { ...window, pivot: { ...pivot, height: 14 }, height: 8.7, sill: 8, top: 11.9 }
  const up = (metres: number) => {
    const rise = 10.7 + metres - 14
    return { atWall: 14 + rise * 0.75, cos: 8 / Math.hypot(8, rise) }
  }
  const { carry_height, boom_top_clearance, load_sill_clearance } = clearOpening(scene)
  const { atWall, cos } = up(carry_height - 8.7)
  expect(boom_top_clearance).toBeCloseTo((11.9 - atWall) * cos, 5)
  expect(load_sill_clearance).toBeCloseTo(carry_height - 8, 6)
})

test('with an unknown sling or load only a too narrow opening has an answer', () => {
  const unknown = { hanging_height: null, clearance: null, tightest: [], reason: 'hangingUnknown' }
  const scene = { ...window, pivot: high }
  expect(clearOpening({ ...scene, slingLength: null })).toMatchObject({ ...unknown, passes: null })
  expect(clearOpening({ ...scene, loadHeight: null })).toMatchObject({ ...unknown, passes: null })
  // 1 m of load in 1.8 m leaves 0.4 m at both sides, whatever the sling.
  const narrow = { ...scene, top: 9.6, slingLength: null }
  expect(clearOpening(narrow)).toMatchObject({ ...unknown, passes: false })
})

test('the load’s length matters only when it is lowered below the sill', () => {
  const scene = { ...window, pivot: high, loadLength: null }
  const reason = 'loadLengthUnknown'
  const wall = { load_wall_clearance: null, clearance: 0.6 }
  expect(clearOpening(scene)).toMatchObject({ ...wall, passes: null, reason })
  // From a pivot on the ground the boom is as good as on the sill.
  const low = { ...scene, pivot: { ...pivot, height: 0 } }
  expect(clearOpening(low)).toMatchObject({ passes: false, reason })
  const onSill = clearOpening({ ...scene, height: 7.8 })
  expect(onSill).toMatchObject({ ...wall, passes: true })
  expect(onSill.reason).toBeUndefined()
})

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cm) => cm / 100)
const anyScene: fc.Arbitrary<OpeningScene> = fc
  .record({
    pivot: fc.record({
      height: metres(0.5, 12),
      offset: metres(-2, 0.5),
    }),
    edgeDistance: metres(0.6, 12),
    depth: metres(0.1, 6),
    sill: metres(0, 15),
    opening: metres(0.5, 6),
    above: metres(-2, 3),
    loadLength: metres(0.1, 4),
    loadHeight: metres(0.1, 3),
    slingLength: metres(0, 3),
  })
  .map(({ depth, opening, above, ...rest }) => ({
    ...rest,
    radius: Math.round((rest.edgeDistance + depth) * 100) / 100,
    top: rest.sill + opening,
    height: Math.max(0, rest.sill + above),
  }))

/** The clearances with the load's underside at a height, by points. */
function bruteForce(scene: OpeningScene, carryHeight: number): Record<TightPlace, number> {
  const { pivot: foot, radius, height, edgeDistance, sill, top } = scene
  const headHeight = carryHeight + (scene.loadHeight ?? 0) + (scene.slingLength ?? 0)
  const boom = boomPoints(foot, { x: radius, y: headHeight })
  const below = { edgeDistance, edgeHeight: sill }
  const above = { edgeDistance, edgeHeight: top }
  const atWall = heightAtWall(boom, edgeDistance)
  const isAbove = atWall !== null && atWall > top + 1e-9
  const nearEnd = radius - (scene.loadLength ?? 0) / 2
  return {
    boomTop: Math.min(
      isAbove ? -toCorner(boom, above) : nearestAbove(boom, above),
      top - headHeight,
    ),
    boomSill: isCrossed(boom, below) ? -toCorner(boom, below) : nearest(boom, below),
    loadSill: carryHeight - sill,
    loadWall: height < sill ? nearEnd - edgeDistance : Number.POSITIVE_INFINITY,
  }
}

const places = ['boomTop', 'boomSill', 'loadSill', 'loadWall'] as const

test('10,000 generated scenes agree with a brute force over points and heights', () => {
  fc.assert(
    fc.property(anyScene, fc.integer({ min: 0, max: 100 }), (scene, percent) => {
      const answer = clearOpening(scene)
      const error = tolerance(answer.boom_length) + 1e-6
      const brute = bruteForce(scene, answer.carry_height)
      const figures = {
        boomTop: answer.boom_top_clearance ?? Number.NaN,
        boomSill: answer.boom_sill_clearance ?? Number.NaN,
        loadSill: answer.load_sill_clearance ?? Number.NaN,
        loadWall: answer.load_wall_clearance ?? Number.POSITIVE_INFINITY,
      }
      for (const place of ['boomTop', 'boomSill', 'loadSill'] as const) {
        expect(Math.abs(figures[place] - brute[place])).toBeLessThanOrEqual(error)
      }
      expect(figures.loadWall).toBeCloseTo(brute.loadWall, 6)
      const smallest = Math.min(...Object.values(figures))
      expect(answer.clearance).toBe(smallest)
      expect(answer.passes).toBe(smallest >= leastClearanceM)
      expect(answer.tightest).toContain(places.find((place) => figures[place] === smallest))
      // No other height from the landing place to the opening's top is better.
      const room = Math.max(scene.height, scene.top) - scene.height
      const height = scene.height + (room * percent) / 100
      const other = Math.min(...Object.values(bruteForce(scene, height)))
      const head = height + (answer.hanging_height ?? 0)
      const length = Math.hypot(scene.radius - scene.pivot.offset, head - scene.pivot.height)
      expect(other).toBeLessThanOrEqual(smallest + tolerance(length) + 1e-6)
    }),
    { numRuns: 10_000 },
  )
})
