import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterEntries,
  filtersOf,
  hasFilters,
  optionFields,
  type ProductFilters,
  rangeFields,
  readFilters,
} from './product-filters.ts'
import { productSorts, readSort, sortParts } from './product-sort.ts'
import { technicalFields } from './technical-fields.ts'

const read = (query: string) => {
  const pairs = query.split('&').map((part) => part.split('='))
  return readFilters((name) =>
    pairs.filter(([key]) => key === name).map(([, value = '']) => decodeURIComponent(value)),
  )
}
const written = (entries: [string, string][]) => entries.map((pair) => pair.join('=')).join('&')

const noFilters: ProductFilters = { ranges: [], options: [], own: [] }

test.each<[string, ProductFilters]>([
  ['', noFilters],
  [
    'weight_max=1500',
    { ranges: [{ field: 'weight', min: null, max: 1500 }], options: [], own: [] },
  ],
  [
    'width_min=0%2C5&width_max=0.9',
    { ranges: [{ field: 'width', min: 0.5, max: 0.9 }], options: [], own: [] },
  ],
  [
    'fuel_type=9&fuel_type=3',
    { ranges: [], options: [{ field: 'fuel_type', codes: [3, 9] }], own: [] },
  ],
  ['fuel_type=9,3,9', { ranges: [], options: [{ field: 'fuel_type', codes: [3, 9] }], own: [] }],
  [
    'own=tank:10..20',
    { ranges: [], options: [], own: [{ kind: 'range', fld: 'tank', min: 10, max: 20 }] },
  ],
  ['weight_min=&weight_max=%20', noFilters],
  ['weight_min=-5&weight_max=1e3&width_max=tung', noFilters],
  ['fuel_type=0,99,x&material=', noFilters],
  ['price_min=5&colour=red', noFilters],
])('%s is parsed as %j', (query, filters) => {
  expect(read(query)).toEqual(filters)
  expect(hasFilters(filters)).toBe(filters !== noFilters)
})

const anyFilters = fc.record({
  ranges: fc.uniqueArray(
    fc.record({
      field: fc.constantFrom(...rangeFields),
      min: fc.option(fc.nat(9_999_999)),
      max: fc.option(fc.nat(9_999_999)),
    }),
    { selector: ({ field }) => field },
  ),
  options: fc.subarray([
    { field: 'fuel_type' as const, codes: [2, 9] },
    { field: 'material' as const, codes: [1] },
  ]),
  own: fc.subarray([
    { kind: 'options' as const, fld: 'farg', codes: [1, 2] },
    { kind: 'range' as const, fld: 'tank', min: null, max: 20 },
  ]),
})

test('formatted filters are parsed to the same filters', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const again = read(written(filterEntries(filters)))
      expect(new Set(filterEntries(again).map(String))).toEqual(
        new Set(filterEntries(filters).map(String)),
      )
    }),
  )
})

test('any URL is parsed in time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(readFilters(() => [text])).toBeDefined()
    }),
  )
})

test('a list offers the fields that at least half of its templates have', () => {
  const crane = ['lift_capacity', 'liftheight', 'max_range', 'weight', 'width', 'fuel_type']
  const carrier = ['max_load', 'weight', 'width', 'fuel_type']
  const course = ['course_time', 'course_hours']
  expect(filtersOf([carrier])).toEqual({
    ranges: ['max_load', 'weight', 'width'],
    options: ['fuel_type'],
  })
  expect(filtersOf([crane, carrier, carrier])).toEqual({
    ranges: ['max_load', 'weight', 'width'],
    options: ['fuel_type'],
  })
  expect(filtersOf([carrier, course])).toEqual(filtersOf([carrier]))
  expect(filtersOf([course])).toEqual({ ranges: [], options: [] })
  expect(filtersOf([])).toEqual({ ranges: [], options: [] })
})

test('the number of filters of a list is limited', () => {
  const { ranges, options } = filtersOf([[...rangeFields, ...optionFields]])
  expect(ranges.length).toBeLessThanOrEqual(6)
  expect(options.length).toBeLessThanOrEqual(2)
})

test('every filter is a typed column', () => {
  for (const field of [...rangeFields, ...optionFields]) {
    expect(technicalFields[field].column, field).toBe(true)
  }
})

test.each([
  [null, 'order'],
  ['popular', 'popular'],
  ['-weight', '-weight'],
  ['title', 'title'],
  ['views', 'order'],
  ['-order', 'order'],
])('sort %s is %s', (text, sort) => {
  expect(readSort(text)).toBe(sort)
})

test('a sort has a field and a direction', () => {
  expect(sortParts('-weight')).toEqual({ by: 'weight', isDown: true })
  expect(sortParts('price')).toEqual({ by: 'price', isDown: false })
  expect(new Set(productSorts).size).toBe(productSorts.length)
})
