import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFault,
  technicalFields,
} from './technical-fields.ts'
import { technicalValue } from './technical-value.ts'

const names = Object.keys(technicalFields) as TechnicalFieldName[]

test.each<[TechnicalFieldName, unknown, object | null]>([
  ['weight', 1915, { kind: 'number', value: 1915, unit: 'kg' }],
  ['liftheight', 8.7, { kind: 'number', value: 8.7, unit: 'm' }],
  ['persons', 0, { kind: 'number', value: 0, unit: null }],
  ['weight', null, null],
  ['weight', undefined, null],
  ['weight', '1915', null],
  ['weight', Number.NaN, null],
  ['course_place', '  Malmö ', { kind: 'text', text: 'Malmö' }],
  ['course_place', ' ', null],
  ['course_time', '2027-02-09 08:00', { kind: 'dateTime', at: '2027-02-09 08:00' }],
  ['course_time', 'i vår', { kind: 'text', text: 'i vår' }],
  ['fuel_type', [9, 3], { kind: 'options', keys: ['battery', 'mains230v'] }],
  ['fuel_type', '[9,3]', { kind: 'options', keys: ['battery', 'mains230v'] }],
  ['fuel_type', 2, { kind: 'options', keys: ['diesel'] }],
  ['fuel_type', [0], null],
  ['fuel_type', [9, 9, 99, 'x'], { kind: 'options', keys: ['battery'] }],
  ['course_prerequisites', [1, 2], { kind: 'options', keys: ['safeLifting', 'miniCrane10tm'] }],
  ['course_validity', 5, { kind: 'number', value: 5, unit: 'year' }],
  ['material', 'steel', null],
  ['material', '', null],
])('%s %j is shown as %j', (name, raw, value) => {
  expect(technicalValue(name, raw)).toEqual(value)
})

test.each<[TechnicalFieldName, unknown, string | null]>([
  ['weight', 1915.5, null],
  ['weight', -1, 'min'],
  ['weight', 0, 'zero'],
  ['width', -0, 'zero'],
  ['counterweight', 0, null],
  ['course_participant', 0, null],
  ['weight', 1_000_000, null],
  ['weight', 1_000_001, 'max'],
  ['weight', '1915', 'format'],
  ['slew_deg', 361, 'max'],
  ['persons', 2, null],
  ['persons', 2.5, 'format'],
  ['course_place', 5, 'format'],
  ['fuel_type', [2], null],
  ['fuel_type', 2, 'format'],
  ['fuel_type', [13, 0], null],
  ['fuel_type', [2, 14], 'format'],
  ['material', [7], 'format'],
  ['course_prerequisites', [3], 'format'],
])('%s %j: violation %s', (name, value, fault) => {
  expect(technicalFault(name, value)).toBe(fault)
})

test('any stored value of any field has a result', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.oneof(fc.anything(), fc.json()), (name, raw) => {
      const value = technicalValue(name, raw)
      expect(value === null || ['number', 'text', 'dateTime', 'options'].includes(value.kind)).toBe(
        true,
      )
    }),
  )
})

test('a unit in a field’s name is its unit', () => {
  const byEnding = { _mm: 'mm', _deg: 'deg', _km_h: 'km/h' } as const
  for (const [ending, unit] of Object.entries(byEnding)) {
    const named = names.filter((name) => name.endsWith(ending))
    expect(named.length).toBeGreaterThan(0)
    expect(named.every((name) => technicalFields[name].unit === unit)).toBe(true)
  }
  expect(technicalFields.workheight_m.unit).toBe('m')
})

test('the fields of the API are there, inherited names are not', () => {
  const some = [
    'weight',
    'width_unfolded',
    'transportwidth_med_mm',
    'worklength_max_mm',
    'course_time',
  ]
  expect(some.every(isTechnicalFieldName)).toBe(true)
  expect(['constructor', '__proto__', 'price_sale', ''].some(isTechnicalFieldName)).toBe(false)
})
