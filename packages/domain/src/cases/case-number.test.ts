import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseNumber, parseCaseNumber } from './case-number.ts'

test('a case number is the year and six digits', () => {
  expect(caseNumber(2026, 123)).toBe('MK-2026-000123')
})

test.each([
  [2026, 0],
  [2026, 1_000_000],
  [2026, 1.5],
  [26, 1],
])('year %d with serial %d is refused', (year, serial) => {
  expect(() => caseNumber(year, serial)).toThrow(RangeError)
})

test('every case number is read back, however it is typed', () => {
  const serials = fc.integer({ min: 1, max: 999_999 })
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), serials, (year, serial) => {
      const number = caseNumber(year, serial)
      expect(parseCaseNumber(` ${number.toLowerCase()} `)).toBe(number)
    }),
  )
})

test.each([
  '',
  'MK-2026-000000',
  'MK-2026-00123',
  'MK-2026-0000123',
  'MK 2026 000123',
  'MX-2026-000123',
  'MK-2026-0x0123',
  'MK-2026- 00123',
  'MK-1e3 -000123',
])('%j is no case number', (text) => {
  expect(parseCaseNumber(text)).toBeNull()
})
