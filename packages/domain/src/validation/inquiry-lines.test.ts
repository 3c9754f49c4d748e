import { expect, test } from 'vitest'
import { instantOf } from '../primitives/local-date.ts'
import { type InquiryInput, validateInquiry } from './inquiry-form.ts'
import { longestComment } from './inquiry-limits.ts'

const context = { nowMs: instantOf('2026-11-20', '18:00'), priceType: '1' } as const
const sender = { depot_id: 3, firstname: 'Åsa', lastname: 'Öberg', email: 'asa@glasbolaget.se' }
const documented = {
  ...sender,
  prod_id: 1,
  pickup_at: '2026-11-23 08:00',
  return_at: '2026-11-25 15:00',
}

function linesOf(input: InquiryInput) {
  const result = validateInquiry(input, context)
  return result.ok ? result.inquiry.lines : result.errors
}
const line = (prod_id: number | null, pickup_at: string, return_at: string | null = null) => ({
  prod_id,
  pickup_at,
  return_at,
  comment: null,
})

test('without lines the top-level fields are the only line', () => {
  expect(linesOf(documented)).toEqual([line(1, '2026-11-23 08:00', '2026-11-25 15:00')])
})

test('the top-level fields describe the first line and the times of all lines', () => {
  const lines = [
    { prod_id: 1, comment: ' Smal port ' },
    { prod_id: 2, pickup_at: '2026-11-24 10:00' },
    { prod_id: 3, pickup_at: '', return_at: '2026-11-26 09:00' },
  ]
  expect(linesOf({ ...documented, lines })).toEqual([
    { ...line(1, '2026-11-23 08:00', '2026-11-25 15:00'), comment: 'Smal port' },
    line(2, '2026-11-24 10:00', '2026-11-25 15:00'),
    line(3, '2026-11-23 08:00', '2026-11-26 09:00'),
  ])
})

test('top-level fields with another machine are a separate line', () => {
  const lines = [{ prod_id: 2 }, { prod_id: 3 }]
  expect(linesOf({ ...documented, lines })).toMatchObject([
    { prod_id: 1 },
    { prod_id: 2 },
    { prod_id: 3 },
  ])
})

test('lines take twenty machines, also beside another one', () => {
  const lines = Array.from({ length: 20 }, () => ({ prod_id: 2 }))
  expect(linesOf({ ...documented, lines })).toHaveLength(21)
  expect(linesOf({ ...documented, prod_id: 2, lines })).toHaveLength(20)
})

test.each([1, 2])('twenty-one lines are too many, the first with the product %i', (prod_id) => {
  const lines = Array.from({ length: 21 }, () => ({ prod_id }))
  expect(linesOf({ ...documented, lines })).toEqual({ lines: [{ rule: 'maxCount', max: 20 }] })
})

test('lines alone are enough', () => {
  const lines = [
    { prod_id: 5, pickup_at: '2026-11-23 08:00' },
    { prod_id: 6, pickup_at: '2026-11-23 08:00' },
  ]
  expect(linesOf({ ...sender, lines })).toEqual([
    line(5, '2026-11-23 08:00'),
    line(6, '2026-11-23 08:00'),
  ])
})

test('an inquiry about no machine is a general one', () => {
  expect(linesOf({ ...documented, prod_id: null })).toMatchObject([{ prod_id: null }])
})

test.each<[string, object, string, object]>([
  ['closed in format', { pickup_at: '23/11' }, 'pickup_at', { rule: 'format' }],
  ['off the steps', { pickup_at: '2026-11-23 08:01' }, 'pickup_at', { rule: 'step', minutes: 5 }],
  ['gone by', { pickup_at: '2026-11-20 08:00' }, 'pickup_at', { rule: 'past' }],
  [
    'back before it is out',
    { return_at: '2026-11-22 08:00' },
    'return_at',
    { rule: 'beforePickup' },
  ],
  ['without a machine', { prod_id: null }, 'prod_id', { rule: 'required' }],
  ['with a control character', { comment: 'a\u0007' }, 'comment', { rule: 'characters' }],
  [
    'with a long comment',
    { comment: 'å'.repeat(longestComment + 1) },
    'comment',
    { rule: 'maxLength', max: longestComment },
  ],
])('a second line %s is refused by its number', (_, change, field, violation) => {
  const lines = [{ prod_id: 1 }, { prod_id: 2, ...change }]
  expect(linesOf({ ...documented, lines })).toEqual({ [`lines.1.${field}`]: [violation] })
})

test('violations of the first line have no prefix', () => {
  const lines = [{ prod_id: 1, pickup_at: 'x', comment: '\u0007' }, { prod_id: 2 }]
  expect(linesOf({ ...documented, lines })).toEqual({
    pickup_at: [{ rule: 'format' }],
    'lines.0.comment': [{ rule: 'characters' }],
  })
})

test.each([null, 'x', 7, {}, [], [null, 'x', 3]])('%j counts as no lines', (lines) => {
  expect(linesOf({ ...documented, lines })).toEqual([
    line(1, '2026-11-23 08:00', '2026-11-25 15:00'),
  ])
})
