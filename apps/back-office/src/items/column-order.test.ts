import { expect, test } from 'vitest'
import { columnOrder, stepColumn } from './column-order.ts'

test.each([
  ['nothing chosen yet', 3, undefined, [0, 1, 2]],
  ['an own order', 3, [2, 0, 1], [2, 0, 1]],
  ['a column that came later', 4, [2, 0, 1], [2, 0, 1, 3]],
  ['a column that has gone', 2, [2, 0, 1], [0, 1]],
  ['a store that somebody has written into', 3, [1, 1, -4, 9], [1, 0, 2]],
] as const)('the order of columns: %s', (_, count, chosen, expected) => {
  expect(columnOrder(count, chosen)).toEqual(expected)
})

test.each([
  ['further on', 0, 1, [2, 1, 0]],
  ['back', 0, -1, [0, 2, 1]],
  ['no further back than the first', 2, -1, [2, 0, 1]],
  ['no further on than the last', 1, 1, [2, 0, 1]],
] as const)('a column steps %s', (_, column, by, expected) => {
  expect(stepColumn([2, 0, 1], column, by)).toEqual(expected)
})
