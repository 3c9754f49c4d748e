import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { inquiryFaults } from './inquiry-faults.ts'
import { type InquiryValues, inquiryFields } from './inquiry-values.ts'

function faultyFields(
  errors: Parameters<typeof inquiryFaults>[0],
  typed: Partial<InquiryValues> = {},
) {
  const slugs = ['kran', 'vagn']
  const values: InquiryValues = Object.assign(emptyValues(inquiryFields(slugs)), typed)
  return inquiryFaults(errors, { values, slugs, city: 'Umeå' }).map(({ field }) => field)
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

test.each([
  [{ return_date: '2026-12-04' }, 'return_time', 'Skriv ett klockslag', true],
  [{ return_time: '10:00' }, 'return_date', 'Skriv ett datum', true],
  [{ return_date: '2026-12-04', return_time: 'x' }, 'return_time', 'Skriv tiden som', false],
])('a return with %o asks for %s: %s', (typed, field, sentence, isMissing) => {
  const values: InquiryValues = Object.assign(emptyValues(inquiryFields([])), typed)
  const faults = inquiryFaults({ return_at: ['format'] }, { values, slugs: [], city: null })
  expect(faults).toEqual([{ field, sentence: expect.stringContaining(sentence), isMissing }])
})

test('a return before the pickup is an error of the return date', () => {
  expect(faultyFields({ return_at: [{ rule: 'beforePickup' }] })).toEqual(['return_date'])
})

test.each([
  [{ 'vagn.pickup_date': '2026-12-28' }, 'vagn.pickup_date'],
  [{ 'vagn.pickup_time': '15:00' }, 'vagn.pickup_time'],
  [{ 'vagn.return_time': '07:00' }, 'vagn.return_time'],
  [{ 'vagn.pickup_date': '2026-12-28', 'vagn.return_date': '2026-12-24' }, 'vagn.return_date'],
  [{}, 'return_date'],
])('a machine with %o that is back before its pickup has its error at %s', (typed, field) => {
  const common = { pickup_date: '2026-12-22', return_date: '2026-12-23' }
  const errors = { 'lines.1.return_at': [{ rule: 'beforePickup' }] }
  expect(faultyFields(errors, { ...common, ...typed })).toEqual([field])
})

test.each([
  [['format', 'step'], { pickup_time: '09:03' }, ['pickup_date', 'pickup_time']],
  [['format', 'past'], { pickup_date: '2020-01-02' }, ['pickup_date', 'pickup_time']],
  [['step', 'early'], { pickup_date: '2026-12-03', pickup_time: '05:03' }, ['pickup_time']],
])('%j of the pickup with %o stand beside %o', (rules, typed, fields) => {
  expect(faultyFields({ pickup_at: rules }, typed)).toEqual(fields)
})

test('errors are in the order of the form, one for each field', () => {
  const errors = { sum: ['sum'], email: ['minLength', 'email'], depot_id: ['required'] }
  expect(faultyFields(errors)).toEqual(['depot_id', 'email', 'sum'])
})

test('an error of no field is shown beside the sum question', () => {
  expect(faultyFields({ form_token: ['expired'] })).toEqual(['sum'])
})

test.each([
  ['closed', {}, ['pickup_date']],
  ['closed', { 'vagn.pickup_date': '2026-12-05' }, ['vagn.pickup_date']],
  ['early', { 'vagn.pickup_date': '2026-12-04' }, ['pickup_time']],
  ['early', { 'vagn.pickup_time': '05:00' }, ['vagn.pickup_time']],
  ['format', { pickup_date: '2026-12-03', 'vagn.pickup_time': 'x' }, ['vagn.pickup_time']],
])('%s of the second machine with %o stands beside %o', (rule, typed, fields) => {
  expect(faultyFields({ 'lines.1.pickup_at': [rule] }, typed)).toEqual(fields)
})

test('an error of a comment is shown beside the comment of its machine', () => {
  expect(
    faultyFields({ 'lines.0.comment': ['maxLength'], 'lines.1.comment': ['characters'] }),
  ).toEqual(['kran.comment', 'vagn.comment'])
})
