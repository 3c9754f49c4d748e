import { expect, test } from 'vitest'
import { readFilterNumber, readTypedNumber } from './filter-number.ts'

test.each<[string, number | null]>([
  ['2000', 2000],
  [' 0,8 ', 0.8],
  ['2 000', 2000],
  ['2\u00a0000', 2000],
  ['2\u202f000,5', 2000.5],
  ['12 500', 12_500],
  ['1 234 567', 1_234_567],
  ['', null],
  ['2  000', null],
  ['2 00', null],
  ['2 0000', null],
  ['2000 000', null],
  ['12 345 678', null],
  ['1,5 000', null],
  ['0,5 0', null],
  ['två', null],
  ['-1', null],
])('%j is read as %j', (typed, value) => {
  expect(readFilterNumber(typed)).toBe(value)
})

test.each<[string, string | null | undefined, number | null]>([
  ['1.950', 'kg', null],
  ['1,950', 'mm', null],
  ['1950', 'kg', 1950],
  ['1 950', 'kg', 1950],
  ['0,950', 'kg', 0.95],
  ['1.950', 'm', 1.95],
  ['1.950', null, 1.95],
  ['1.950', undefined, null],
  ['1,95', undefined, 1.95],
  ['två', 'kg', null],
])('%j typed in %s is read as %j', (typed, unit, value) => {
  expect(readTypedNumber(typed, unit)).toBe(value)
})
