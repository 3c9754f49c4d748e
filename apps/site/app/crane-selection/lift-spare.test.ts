import { expect, test } from 'vitest'
import { liftSpare } from './lift-spare.ts'

const rows = [
  { lift_height: 5.1, lift_radius: 5, lift_weight: 500 },
  { lift_height: 5, lift_radius: 8.3, lift_weight: 150 },
  { lift_height: 9, lift_radius: 5.5, lift_weight: 100 },
]

test('each figure grows alone, up to the row that goes furthest', () => {
  expect(liftSpare(rows, { height: 5, radius: 5, weight: 100 })).toEqual({
    height: 4,
    radius: 3.3,
    weight: 400,
  })
})

test('nothing is left over at the edge', () => {
  expect(liftSpare(rows, { height: 9, radius: 5.5, weight: 100 })).toEqual({
    height: 0,
    radius: 0,
    weight: 0,
  })
})
