import { expect, test } from 'vitest'
import { craneClass } from './crane-class.ts'

test.each([
  [0.001, 0, 2],
  [2, 0, 2],
  [2.001, 2, 5],
  [5, 2, 5],
  [10, 5, 10],
  [10.001, 10, 20],
  [40, 20, 40],
  [41, 40, null],
])('a load moment of %d tm belongs to the class above %d up to %s', (moment, from, to) => {
  expect(craneClass(moment)).toEqual({ from, to })
})
