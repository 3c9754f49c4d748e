import { expect, test } from 'vitest'
import { hasBegun } from './has-begun.ts'

// 10:00 in Stockholm.
const now = Date.parse('2026-11-24T09:00:00Z')

test.each([
  ['2026-11-24 09:59', true],
  ['2026-11-24 10:00', false],
  ['2026-11-24 10:01', false],
  [null, false],
  [undefined, false],
])('a course of %j has begun: %j', (courseTime, answer) => {
  expect(hasBegun(courseTime, now)).toBe(answer)
})
