import { expect, test } from 'vitest'
import { isUnread, readValues, tidy } from './read-values.ts'

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
  ['pickup_date', '7/12', true],
  ['jekko-spx312.return_date', '7 dec', true],
  ['return_time', '25', true],
  ['pickup_date', '2026-12-07', false],
  ['pickup_date', ' ', false],
  ['phone', '7/12', false],
])('that %s typed as %s cannot be read is %s', (field, typed, unread) => {
  expect(isUnread(field, typed)).toBe(unread)
})

test('a file where a text should be is nothing', () => {
  const form = new FormData()
  form.set('firstname', new Blob(['x']))
  expect(readValues(['firstname'], form)).toEqual({ firstname: '' })
})
