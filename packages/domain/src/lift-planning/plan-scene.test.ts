import { expect, test } from 'vitest'
import { headHeightOf } from './plan-scene.ts'

const load = { weight: 100, load_length: 1, load_height: 1, sling_length: 1 }
const lift = { ...load, radius: 8, height: 7 }
const opening = { opening_sill: 7.2, opening_top: 10.4, opening_depth: 2 }

test.each([
  ['lands', {}, 9],
  // Calculated by hand in the tests of openings.
  ['is carried in through an opening', opening, 9.889],
])('the boom has to reach the height at which its load %s', (_, change, expected) => {
  const pivot = { height: 2, offset: 0, isEstimated: false }
  expect(headHeightOf({ ...lift, ...change }, pivot)).toBeCloseTo(expected, 3)
})
