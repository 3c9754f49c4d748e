import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withExtraWeight } from './extra-weight.ts'
import { defaultLift, liftExamples } from './lift.ts'
import {
  mayMeanThousands,
  parseExtraWeight,
  parseLift,
  readLiftField,
  readLiftNumber,
} from './lift-input.ts'

const good = { height: '5', radius: '10', weight: '100' }

test.each([
  ['5,5', 5.5],
  ['5.5', 5.5],
  [' 12 ', 12],
  ['0,1', 0.1],
  ['007', 7],
  ['9999999999', 9_999_999_999],
])('reads %j as %d', (typed, value) => {
  expect(parseLift({ ...good, height: typed })).toEqual({
    ok: true,
    lift: { height: value, radius: 10, weight: 100 },
  })
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  [undefined, 'required'],
  [null, 'required'],
  ['0', 'aboveZero'],
  ['0,00', 'aboveZero'],
  ['-1', 'decimal'],
  ['+1', 'decimal'],
  ['1e3', 'decimal'],
  ['1,', 'decimal'],
  [',5', 'decimal'],
  ['1.2.3', 'decimal'],
  ['1 000', 'decimal'],
  ['5 kg', 'decimal'],
  ['5 m m', 'decimal'],
  ['m', 'decimal'],
  ['5 st', 'decimal'],
  ['٣', 'decimal'],
  ['Infinity', 'decimal'],
  [['5', '6'], 'decimal'],
  [5, 'decimal'],
  ['12345678901', 'maxLength'],
])('refuses %j as %s', (typed, rule) => {
  const result = parseLift({ ...good, radius: typed })
  expect(result).toEqual({ ok: false, errors: { radius: [expect.objectContaining({ rule })] } })
})

test.each([
  ['height', '9 m', 9],
  ['radius', '5,5m', 5.5],
  ['weight', '450 kg', 450],
  ['weight', '1 200', 1200],
  ['weight', '1\u00a0915\u00a0kg', 1915],
  ['weight', '0,45 t', 450],
  ['weight', '1.005t', 1005],
] as const)('reads the %s %j as %d', (field, typed, value) => {
  expect(readLiftField(typed, field)).toBe(value)
})

test.each(['1 20', '12 0000', '1 200 5'])('refuses the weight %j', (typed) => {
  expect(readLiftField(typed, 'weight')).toEqual({ rule: 'decimal' })
})

test('a program sends bare numbers', () => {
  expect(readLiftNumber('1 200', 'weight')).toEqual({ rule: 'decimal' })
  expect(readLiftNumber('5,5', 'height')).toBe(5.5)
  expect(readLiftNumber('5 m', 'height')).toEqual({ rule: 'decimal' })
  expect(readLiftNumber('-1', 'height')).toEqual({ rule: 'decimal' })
})

test('a unit only scales the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(2), (digits, decimals) => {
      const text = (digits / 10 ** decimals).toFixed(decimals)
      expect(readLiftField(`${text} m`, 'height')).toBe(Number(text))
      expect(readLiftField(`${text}kg`, 'weight')).toBe(Number(text))
      const tonnes = readLiftField(`${text} t`, 'weight')
      expect(tonnes).toBe(readLiftField(String(Math.round(Number(text) * 1000)), 'weight'))
      expect(parseExtraWeight(`${text} t`)).toEqual({ kind: 'number', value: tonnes })
    }),
  )
})

test('a number in tonnes has to fit the field in kilograms', () => {
  expect(readLiftField('99999999 t', 'weight')).toBe(99_999_999_000)
  expect(readLiftField('100000000 t', 'weight')).toEqual({ rule: 'maxLength', max: 8 })
})

test('weight may have 11 characters, height and radius 10', () => {
  expect(parseLift({ ...good, weight: '12345678901' }).ok).toBe(true)
  expect(parseLift({ ...good, weight: '123456789012' })).toEqual({
    ok: false,
    errors: { weight: [{ rule: 'maxLength', max: 11 }] },
  })
})

test('every faulty field is named at once', () => {
  expect(parseLift({})).toEqual({
    ok: false,
    errors: {
      height: [{ rule: 'required' }],
      radius: [{ rule: 'required' }],
      weight: [{ rule: 'required' }],
    },
  })
})

test('extra weight is optional and may be zero', () => {
  expect(parseExtraWeight('')).toEqual({ kind: 'number', value: 0 })
  expect(parseExtraWeight('0')).toEqual({ kind: 'number', value: 0 })
  expect(parseExtraWeight('52,5')).toEqual({ kind: 'number', value: 52.5 })
  expect(parseExtraWeight('-5')).toEqual({ kind: 'refused', violation: { rule: 'decimal' } })
})

test.each([
  ['1,200', true],
  [' 1.200 kg ', true],
  ['12.500kg', true],
  ['999,999', true],
  ['1200', false],
  ['0,200', false],
  ['1,20', false],
  ['1,2000', false],
  ['1234,567', false],
  ['1,200 t', false],
])('%j may mean thousands of kilograms: %s', (typed, isAmbiguous) => {
  expect(mayMeanThousands(typed)).toBe(isAmbiguous)
})

test('extra weight is added to the load without rounding errors', () => {
  expect(withExtraWeight({ height: 1, radius: 1, weight: 0.1 }, 0.2).weight).toBe(0.3)
  expect(withExtraWeight({ height: 1, radius: 1, weight: 100 }, 0).weight).toBe(100)
})

test('comma and dot read the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (n) => {
      const text = (n / 100).toFixed(2)
      const comma = text.replace('.', ',')
      expect(parseLift({ ...good, height: comma })).toEqual(parseLift({ ...good, height: text }))
    }),
  )
})

test('defaults and examples are those of docs/crane-selector.md', () => {
  expect(defaultLift).toEqual({ height: 1, radius: 1, weight: 10 })
  expect(liftExamples).toEqual({
    height: [5, 10, 20],
    radius: [5, 10, 18],
    weight: [50, 100, 200],
  })
})
