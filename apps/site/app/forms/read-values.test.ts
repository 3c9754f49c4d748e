import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import { readValues, tidy, unreadSentence } from './read-values.ts'

test.each([
  ['pickup_date', '20261203', '2026-12-03'],
  ['pickup_date', ' 2026/12/03 ', '2026-12-03'],
  ['return_date', '2026-12-03', '2026-12-03'],
  ['pickup_date', '2026-12-7', '2026-12-07'],
  ['pickup_date', '3 december', '3 december'],
  ['pickup_time', '730', '07:30'],
  ['pickup_time', '0730', '07:30'],
  ['return_time', '7.30', '07:30'],
  ['pickup_time', '7', '07:00'],
  ['pickup_time', '07', '07:00'],
  ['return_time', '23', '23:00'],
  ['jekko-spx312.pickup_time', '7.30', '07:30'],
  ['pickup_time', '25', '25'],
  ['phone', '20261203', '20261203'],
])('%s typed as %s is meant as %s', (field, typed, meant) => {
  expect(tidy(field, typed)).toBe(meant)
})

test.each([
  ['pickup_date', '7/12', m.rule_format_date()],
  ['jekko-spx312.return_date', '7 dec', m.rule_format_date()],
  ['return_time', '25', m.rule_format_time()],
  ['pickup_date', '2026-12-07', undefined],
  ['pickup_date', ' ', undefined],
  ['phone', '7/12', undefined],
])('of %s typed as %s is said: %s', (field, typed, sentence) => {
  expect(unreadSentence(field, typed)).toBe(sentence)
})

test('a file where a text should be is nothing', () => {
  const form = new FormData()
  form.set('firstname', new Blob(['x']))
  expect(readValues(['firstname'], form)).toEqual({ firstname: '' })
})
