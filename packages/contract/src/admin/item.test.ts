import { expect, test } from 'vitest'
import { optionalLine } from './item.ts'

test.each([
  ['  ', null],
  [' Crane ', 'Crane'],
  [null, null],
])('the translation %j is stored as %j', (typed, stored) => {
  expect(optionalLine.parse(typed)).toBe(stored)
})
