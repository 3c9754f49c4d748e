import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'

test.each([
  ['a word', 'Kran', 'Minikran', 'Kran', 'Minikran'],
  ['rows of a list', [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 3 }], [{ a: 1 }], [{ a: 3 }]],
  ['a row less of two that are alike', [1, 1, 2], [1, 2], [1], []],
  ['another order', [1, 2], [2, 1], [1, 2], [2, 1]],
  [
    'parts of a group',
    { a: 1, b: 2, d: 4 },
    { a: 1, b: 3, c: 5 },
    { b: 2, d: 4, c: null },
    { b: 3, d: null, c: 5 },
  ],
  ['a group that was not there', null, { a: 1 }, null, { a: 1 }],
])('of %s what differs is left', (_, before, after, gone, come) => {
  expect(changedParts(before, after)).toEqual([gone, come])
})
