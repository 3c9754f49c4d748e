import { expect, test } from 'vitest'
import { type OptionField, optionKey } from './options.ts'

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
