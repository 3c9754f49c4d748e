import { expect, test } from 'vitest'
import { isSpecialDayCode, specialDayKeys } from './special-days.ts'

test('the special days are the codes 10 to 29', () => {
  expect(Object.keys(specialDayKeys).map(Number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 10),
  )
})

test.each([
  [10, 'newYearsDay'],
  [13, 'goodFriday'],
  [18, 'mayDay'],
  [23, 'allSaintsDay'],
  [27, 'newYearsEve'],
  [28, 'differentHours'],
  [29, 'maundyThursday'],
] as const)('code %d is %s', (code, key) => {
  expect(specialDayKeys[code]).toBe(key)
})

test.each([1, 7, 9, 30, 0, -1, 10.5])('%d is no special day', (code) => {
  expect(isSpecialDayCode(code)).toBe(false)
})
