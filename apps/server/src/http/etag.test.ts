import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

const tag = 'W/"abc"'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  ['"x", W/"abc"', true],
  ['"x" ,"abc" , "y"', true],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match %s: %s', (given, unchanged) => {
  expect(matchesEtag(given, tag)).toBe(unchanged)
  expect(matchesEtag(given, '"abc"')).toBe(unchanged)
})
