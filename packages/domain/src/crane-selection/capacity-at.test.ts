import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLift, anyRows } from './arbitraries.fixture.ts'
import { capacityAt, rowLimits } from './capacity-at.ts'
import { makesLift } from './makes-lift.ts'
import { realCranes } from './real-cranes.fixture.ts'

const rowsOf = (slug: string) => realCranes.find((crane) => crane.slug === slug)?.rows ?? []

test.each([
  [1.5, undefined, 2930],
  [1.5, 9, 1190],
  [3.2, undefined, 720],
  [8.38, undefined, 200],
  [8.39, undefined, null],
  [2, 9.2, null],
])('LC383 at %s m and %s m up lifts %s kg', (radius, height, kg) => {
  const place = height === undefined ? { radius } : { radius, height }
  expect(capacityAt(rowsOf('maeda-lc383'), place)).toBe(kg)
})

test('the capacity is exactly the largest weight that the match rule accepts', () => {
  fc.assert(
    fc.property(anyRows, anyLift, (rows, lift) => {
      const most = capacityAt(rows, lift)
      expect(makesLift(rows, lift)).toBe(most !== null && most >= lift.weight)
    }),
  )
})

test('without a height a row below the ground does not count', () => {
  const pit = [{ lift_height: -5, lift_radius: 3, lift_weight: 500 }]
  expect(capacityAt(pit, { radius: 3 })).toBeNull()
  expect(capacityAt(pit, { radius: 3, height: -5 })).toBe(500)
})

test('limits are the largest figures of the rows, none without rows', () => {
  expect(rowLimits([])).toBeNull()
  expect(rowLimits(rowsOf('maeda-lc383'))).toEqual({ radius: 8.38, height: 9.2, weight: 2930 })
})
