import { expect, test } from 'vitest'
import { isCourse, isProductType, type OptionField, optionKey } from './options.ts'

test.each<[OptionField, number, string | null]>([
  ['useformaterial', 0, 'none'],
  ['useformaterial', 3, 'panels'],
  ['useformaterial', 4, null],
  ['material', 2, 'steel'],
  ['material', 6, 'rubber'],
  ['material', -1, null],
  ['fuel_type', 2, 'diesel'],
  ['fuel_type', 3, 'mains230v'],
  ['fuel_type', 9, 'battery'],
  ['fuel_type', 13, 'hybridDieselBattery'],
  ['fuel_type', 14, null],
  ['fuel_type', 1.5, null],
])('%s code %d has the key %j', (field, code, key) => {
  expect(optionKey(field, code)).toBe(key)
})

test('types 3 and 4 are courses, 5 is no type', () => {
  expect(([0, 1, 2, 3, 4] as const).map(isCourse)).toEqual([false, false, false, true, true])
  expect([0, 4, 5, -1, 0.5].map(isProductType)).toEqual([true, true, false, false, false])
})
