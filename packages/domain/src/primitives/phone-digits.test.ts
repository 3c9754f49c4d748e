import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

test.each([
  ['070-123 45 67', '701234567'],
  ['+46 (0)70 123 45 67', '701234567'],
  ['0046 70 1234567', '701234567'],
  [' 123 45 ', '12345'],
  ['+47 22 12 34 56', '4722123456'],
  // The end of 070-123 00 45, and the beginning of 073-9.
  ['0045', '045'],
  ['0739', '739'],
  ['+46 70', null],
  ['123', null],
  ['', null],
  ['Bygg 1234', null],
  ['2026-12-03 MK', null],
])('%s is searched as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})
