import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLift } from './arbitraries.fixture.ts'
import { meantLift, outlierFields } from './outlier.ts'

test.each([
  ['a usual lift', { height: 9, radius: 5, weight: 300 }, []],
  ['the most that is plausible', { height: 200, radius: 100, weight: 100_000 }, []],
  ['grams', { height: 9, radius: 5, weight: 300_000 }, ['weight']],
  ['millimetres', { height: 9000, radius: 5000, weight: 300 }, ['height', 'radius']],
  ['the longest number', { height: 5, radius: 5, weight: 12_345_678_901 }, ['weight']],
])('%s has these figures too large', (_, lift, fields) => {
  expect(outlierFields(lift)).toEqual(fields)
})

test.each([
  [
    { height: 9, radius: 5, weight: 300_000 },
    { height: 9, radius: 5, weight: 300 },
  ],
  [
    { height: 9500, radius: 5, weight: 300 },
    { height: 9.5, radius: 5, weight: 300 },
  ],
  [
    { height: 9000, radius: 5000, weight: 250_500.7 },
    { height: 9, radius: 5, weight: 250.501 },
  ],
  [{ height: 5, radius: 5, weight: 12_345_678_901 }, null],
])('%o may have been meant as %o', (lift, meant) => {
  expect(meantLift(lift)).toEqual(meant)
})

test('a plausible lift has no other meaning', () => {
  fc.assert(
    fc.property(anyLift, (lift) => {
      expect(outlierFields(lift)).toEqual([])
      expect(meantLift(lift)).toBeNull()
    }),
  )
})
