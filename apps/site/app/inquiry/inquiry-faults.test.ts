import { expect, test } from 'vitest'
import { inquiryFaults } from './inquiry-faults.ts'
import { emptyInquiry, type InquiryValues } from './inquiry-values.ts'

function faultyFields(
  errors: Parameters<typeof inquiryFaults>[0],
  typed: Partial<InquiryValues> = {},
) {
  const values = { ...emptyInquiry, ...typed }
  return inquiryFaults(errors, { values, city: 'Umeå' }).map(({ field }) => field)
}

test.each([
  ['required', {}, ['pickup_date', 'pickup_time']],
  ['format', { pickup_date: '2026-12-03' }, ['pickup_time']],
  ['format', { pickup_time: '10:00' }, ['pickup_date']],
  ['format', { pickup_date: 'x', pickup_time: 'y' }, ['pickup_date', 'pickup_time']],
  ['step', {}, ['pickup_time']],
  ['early', {}, ['pickup_time']],
  ['late', {}, ['pickup_time']],
  ['closed', {}, ['pickup_date']],
  ['past', {}, ['pickup_date']],
])('%s of the pickup with %o stands beside %o', (rule, typed, fields) => {
  expect(faultyFields({ pickup_at: [rule] }, typed)).toEqual(fields)
})

test('a return before the pickup stands beside the return date', () => {
  expect(faultyFields({ return_at: [{ rule: 'beforePickup' }] })).toEqual(['return_date'])
})

test('faults come in the order of the form, one for each field', () => {
  const errors = { sum: ['sum'], email: ['minLength', 'email'], depot_id: ['required'] }
  expect(faultyFields(errors)).toEqual(['depot_id', 'email', 'sum'])
})

test('what belongs to no field is said beside the sum', () => {
  expect(faultyFields({ form_token: ['expired'] })).toEqual(['sum'])
})
