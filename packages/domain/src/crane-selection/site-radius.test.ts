import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteLift, type WallSite, wallAt } from './site-radius.ts'

const site = (part: Partial<WallSite>): WallSite => ({
  wallDistance: 0,
  obstacleDepth: 0,
  sillHeight: 0,
  openingTop: null,
  loadDepth: 0,
  loadHeight: 0,
  slingLength: 0,
  ...part,
})

// Each worked by hand: wall at 2 + max(distance, obstacle); radius = wall + half the load.
test.each([
  // Legs against the wall, a thin load: the wall is 2 m from the centre, the boom lies flat.
  ['legs against the wall', site({}), { radius: 2, height: 1.5 }],
  // 2 + 1 to the wall, half of a 1.2 m pallet behind it: 3.6 m.
  [
    'pallet over a low edge',
    site({ wallDistance: 1, loadDepth: 1.2 }),
    { radius: 3.6, height: 1.5 },
  ],
  // The stairs stand out 2.5 m, more than the 1 m site for: 2 + 2.5 + 0.6 = 5.1 m.
  [
    'obstacle',
    site({ wallDistance: 1, obstacleDepth: 2.5, loadDepth: 1.2 }),
    { radius: 5.1, height: 1.5 },
  ],
  // Over 5 + 0.5 at 4 m from a foot at 1.5: rise 4 in 4, so at 5 m it is 1.5 + 5 = 6.5 m.
  ['parapet', site({ wallDistance: 2, sillHeight: 5, loadDepth: 2 }), { radius: 5, height: 6.5 }],
  // Over 10 + 0.5 at 3 m: rise 9 in 3, at 3.05 m 1.5 + 9.15 = 10.65, shown as 10.7 and 3.1 m.
  [
    'rounded up',
    site({ wallDistance: 1, sillHeight: 10, loadDepth: 0.1 }),
    { radius: 3.1, height: 10.7 },
  ],
  // The parapet with a load of 1 m on a sling of 1.2 m: 5 + 0.5 + 1 + 1.2 = 7.7 m, above the boom's 6.5 m.
  [
    'load and sling below the hook',
    site({ wallDistance: 2, sillHeight: 5, loadDepth: 2, loadHeight: 1, slingLength: 1.2 }),
    { radius: 5, height: 7.7 },
  ],
])('%s', (_, wallSite, expected) => {
  expect(siteLift(wallSite)).toMatchObject({ ...expected, fitsOpening: true })
})

// Wall at 3 m, a load of 4 m: its near edge hangs 2 m before the head at 5 m. Roof 8 + 0.5 + load 1.5 =
// 10 m, 8.5 m above the boom's foot: the boom falls by 2 / 3 of that from a head one sling above it.
test.each([
  ['a deep load on a short sling', { loadDepth: 4, slingLength: 1 }, 5.7],
  ['the same on the sling that was named', { loadDepth: 4, slingLength: 5.7 }, null],
  ['a narrow load', { loadDepth: 0.4, slingLength: 1 }, null],
])('%s passes under the boom with a sling of', (_, load, leastSling) => {
  const roof = site({ wallDistance: 1, sillHeight: 8, loadHeight: 1.5, ...load })
  expect(siteLift(roof).leastSling).toBe(leastSling)
})

// A floor at 3 m, a load of 0.5 m on a sling of 0.5 m: the hook at 3 + 0.5 + 0.5 + 0.5 = 4.5 m.
test.each([
  [4.5, true],
  [4.4, false],
])('a window with its top at %d m is high enough: %s', (openingTop, fitsOpening) => {
  const window = site({ sillHeight: 3, openingTop, loadHeight: 0.5, slingLength: 0.5 })
  expect(siteLift(window)).toMatchObject({ radius: 2, height: 4.5, fitsOpening })
})

test('the hook is above sill, load and sling, the load behind the wall, and the named sling long enough', () => {
  const metres = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10)
  const sites = fc.record({
    wallDistance: metres,
    obstacleDepth: metres,
    sillHeight: metres,
    openingTop: fc.option(metres),
    loadDepth: metres,
    loadHeight: metres,
    slingLength: metres,
  })
  fc.assert(
    fc.property(sites, (any) => {
      const { radius, height, leastSling } = siteLift(any)
      const stacked = any.sillHeight + any.loadHeight + any.slingLength
      expect(height).toBeGreaterThan(stacked)
      expect(radius).toBeGreaterThanOrEqual(wallAt(any) + any.loadDepth / 2 - 1e-9)
      if (leastSling !== null) {
        expect(siteLift({ ...any, slingLength: leastSling }).leastSling).toBeNull()
      }
    }),
  )
})
