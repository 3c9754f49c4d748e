import { expect, test } from 'vitest'
import { lastDays } from './last-days.ts'

test.each([
  ['2026-11-22', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01']],
  // Both clock changes: a day is a day however many hours it has.
  ['2027-03-29', ['2027-03-27', '2027-03-28', '2027-03-29']],
  ['2027-11-01', ['2027-10-30', '2027-10-31', '2027-11-01']],
])('the last days up to %s are %j', (today, days) => {
  expect(lastDays(today, 3)).toEqual(days)
})
