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

const words = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `ord${from + index}`).join(' ')
const long = `<p>${words(1, 100)}</p>`

test.each([
  [
    'another word',
    long.replace('ord50 ', 'nytt '),
    `… ${words(45, 49)} ord50 ${words(51, 55)} …`,
    `… ${words(45, 49)} nytt ${words(51, 55)} …`,
  ],
  [
    'a word more at the beginning',
    long.replace('ord1 ', 'Först ord1 '),
    `${words(1, 5)} …`,
    `Först ${words(1, 5)} …`,
  ],
  [
    'a sentence less at the end',
    long.replace(' ord99 ord100', ''),
    `… ${words(94, 100)}`,
    `… ${words(94, 98)}`,
  ],
  ['the same words in bold', long.replace('ord50', '<b>ord50</b>'), null, null],
])('of a long text with %s the words that differ are left', (_, after, gone, come) => {
  expect(changedParts(long, after)).toEqual([gone ?? long, come ?? after])
})
