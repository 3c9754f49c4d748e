import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liftQuery, togglePicked } from './lift-address.ts'
import { checkLift, liftInAddress, totalLift, valuesOf, withDecimalSign } from './lift-values.ts'

const at = (query: string) => liftInAddress(new URL(`http://site/kranvaljare${query}`))
const load = { height: 5.5, radius: 10, weight: 100 }

test('q and the fields of the plain form give the same lift', () => {
  expect(at('?q=5.5_10_100&extra=20')).toEqual({
    kind: 'lift',
    requested: { load, extra: 20 },
    isTyped: false,
  })
  expect(at('?h=5,5&r=10&w=100&extra=20')).toMatchObject({ requested: { load, extra: 20 } })
  expect(at('')).toEqual({ kind: 'none' })
})

test.each(['', '5', '5_10', '5_10_', '_10_100', 'a_b_c', '5__10_100'])('q %j is refused', (q) => {
  expect(at(`?q=${q}`).kind).toBe('faulty')
})

test('q is written with a decimal dot, and read with either sign', () => {
  expect(liftQuery({ load, extra: 20 })).toBe('q=5.5_10_100&extra=20')
  expect(at('?q=5,5_10_100')).toMatchObject({ requested: { load } })
})

test('any typed lift is the same after it was written as query and read again', () => {
  const typed = fc
    .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 8 }))
    .map(([digits, decimals]) => (digits / 10 ** decimals).toFixed(decimals))
    .filter((text) => text.length <= 10 && Number(text) > 0)
  fc.assert(
    fc.property(typed, typed, typed, (height, radius, weight) => {
      const lift = { height: Number(height), radius: Number(radius), weight: Number(weight) }
      const requested = { load: lift, extra: 0 }
      expect(at(`?${liftQuery(requested)}`)).toMatchObject({ kind: 'lift', requested })
    }),
  )
})

test('refused input is kept, each field with its error', () => {
  expect(at('?h=fem&r=&w=0&extra=-1')).toEqual({
    kind: 'faulty',
    values: { height: 'fem', radius: '', weight: '0', extra: '-1' },
    faults: {
      height: { rule: 'decimal' },
      radius: { rule: 'required' },
      weight: { rule: 'aboveZero' },
      extra: { rule: 'decimal' },
    },
  })
  expect(at('?q=5_10_100_7').kind).toBe('faulty')
})

test('a typed weight that may mean thousands is refused, and read in q', () => {
  const faults = { weight: { rule: 'decimal' } }
  expect(at('?h=5&r=5&w=1,200')).toMatchObject({ kind: 'faulty', faults })
  expect(checkLift({ height: '5', radius: '', weight: '1.200 kg', extra: '2,500' })).toEqual({
    ok: false,
    faults: { ...faults, radius: { rule: 'required' }, extra: { rule: 'decimal' } },
  })
  expect(checkLift({ height: '5,125', radius: '5', weight: '1200', extra: '' }).ok).toBe(true)
  expect(at('?q=5_5_123.456')).toMatchObject({ requested: { load: { weight: 123.456 } } })
})

test('the sum of load and extra is limited like a typed weight', () => {
  const values = { height: '1', radius: '1', weight: '99999999999', extra: '1' }
  expect(checkLift(values)).toEqual({
    ok: false,
    faults: { extra: { rule: 'maxLength', max: 11 } },
  })
})

test('fields show the decimal sign of the language and read back as the same lift', () => {
  const requested = { load, extra: 0.5 }
  expect(valuesOf(requested, 'sv')).toEqual({
    height: '5,5',
    radius: '10',
    weight: '100',
    extra: '0,5',
  })
  for (const locale of ['sv', 'en'] as const) {
    expect(checkLift(valuesOf(requested, locale))).toEqual({ ok: true, requested })
  }
  expect(totalLift(requested).weight).toBe(100.5)
})

test('a number of an address has the decimal sign of the language, other text stays', () => {
  expect(withDecimalSign('5.50', 'sv')).toBe('5,50')
  expect(withDecimalSign('5,5', 'en')).toBe('5.5')
  expect(['', '12', '1.2.3', 'fem', '-4.5'].map((typed) => withDecimalSign(typed, 'sv'))).toEqual([
    '',
    '12',
    '1.2.3',
    'fem',
    '-4.5',
  ])
})

test('four machines at most are picked', () => {
  expect(togglePicked(['a'], 'b')).toEqual(['a', 'b'])
  expect(togglePicked(['a', 'b'], 'a')).toEqual(['b'])
  expect(togglePicked(['a', 'b', 'c', 'd'], 'e')).toBeNull()
})

test('an address with some of the figures says which are missing', () => {
  const required = { rule: 'required' }
  expect(at('?r=3&w=4')).toEqual({
    kind: 'faulty',
    values: { height: '', radius: '3', weight: '4', extra: '' },
    faults: { height: required },
  })
  expect(at('?w=4')).toMatchObject({ faults: { height: required, radius: required } })
  expect(at('?extra=20')).toEqual({ kind: 'none' })
})
