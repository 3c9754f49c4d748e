import { expect, test } from 'vitest'
import { isPracticalChange } from './is-practical-change.ts'
import { type NearMissChange, nearMisses } from './near-misses.ts'
import { realCranes } from './real-cranes.fixture.ts'

test.each<[string, NearMissChange, number, number, boolean]>([
  ['five metres closer of ten', 'closer', 5, 0.5, true],
  ['five metres lower of thirty', 'lower', 5, 5 / 30, true],
  ['a decimetre more', 'lower', 5.1, 5.1 / 30, false],
  ['more than half the reach', 'closer', 3, 0.6, false],
  ['half the load', 'lighter', 1500, 0.5, true],
  ['one kilogram more than half', 'lighter', 1501, 1501 / 3000, false],
])('%s', (_, change, by, share, expected) => {
  expect(isPracticalChange({ change, by, share })).toBe(expected)
})

test('a lift slightly out of reach of our own cranes still gets practical changes', () => {
  const misses = nearMisses(realCranes, { height: 16, radius: 7, weight: 2000 })
  expect(misses.some(isPracticalChange)).toBe(true)
  expect(misses.every(isPracticalChange)).toBe(false)
})
