import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostOwnFilters,
  type OwnFilter,
  ownFiltersText,
  parseOwnFilters,
  readOwnFilters,
} from './own-filters.ts'

const range = (min: number | null, max: number | null): OwnFilter => ({
  kind: 'range',
  fld: 'tank',
  min,
  max,
})

test.each<[string, OwnFilter[]]>([
  ['', []],
  ['tank:10..20', [range(10, 20)]],
  ['tank:..20,5', [range(null, 20.5)]],
  ['tank:10..', [range(10, null)]],
  ['tank:1.950..', [range(1.95, null)]],
  ['farg:1,2', [{ kind: 'options', fld: 'farg', codes: [1, 2] }]],
  ['tank:..;farg:0,x;Färg:1;:1', []],
])('%s is parsed as %j', (text, filters) => {
  expect(parseOwnFilters(text)).toEqual(filters)
})

test.each<[string, OwnFilter[]]>([
  ['own.tank.min=10&own.tank.max=20', [range(10, 20)]],
  ['own.tank.min=&own.tank.max=+20+', [range(null, 20)]],
  ['own.farg=1&own.farg=2', [{ kind: 'options', fld: 'farg', codes: [1, 2] }]],
  ['own.farg=x&tank=1&own.=1&own.tank.min=-1', []],
  ['own.tank.min=1.950&own.tank.max=2000', [range(null, 2000)]],
])('a URL with %s is parsed as %j', (query, filters) => {
  expect(readOwnFilters(pairs(query))).toEqual(filters)
})

function pairs(query: string): [string, string][] {
  return query.split('&').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return [name, value.replaceAll('+', ' ')]
  })
}

test('formatted filters are parsed to the same filters', () => {
  const fld = fc.constantFrom('tank', 'farg', 'a_1')
  const limit = fc.option(fc.nat(9_999_999))
  const anyFilter = fc.oneof(
    fc.record({ kind: fc.constant('range' as const), fld, min: fc.nat(9_999_999), max: limit }),
    fc.record({
      kind: fc.constant('options' as const),
      fld,
      codes: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 20 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(anyFilter, { maxLength: mostOwnFilters }), (filters) => {
      expect(parseOwnFilters(ownFiltersText(filters))).toEqual(filters)
    }),
  )
})

test('any text is parsed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseOwnFilters(text)).toBeDefined()
    }),
  )
})

test('the filters of any URL fit into the 500 characters of a call', () => {
  const codes = Array.from({ length: 30 }, (_, index) => String(index + 10))
  const entries = Array.from({ length: 12 }, (_, index): [string, string][] =>
    codes.map((code) => [`own.${'f'.repeat(38)}${String.fromCharCode(97 + index)}`, code]),
  )
  const filters = readOwnFilters(entries.flat())
  expect(ownFiltersText(filters).length).toBeLessThanOrEqual(500)
  expect(parseOwnFilters(ownFiltersText(filters))).toEqual(filters)
})
