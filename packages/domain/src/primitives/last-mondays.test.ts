import { expect, test } from 'vitest'
import { lastMondays } from './last-mondays.ts'

test.each([
  ['2026-11-22', ['2026-11-09', '2026-11-16']],
  ['2026-11-16', ['2026-11-09', '2026-11-16']],
  ['2027-01-01', ['2026-12-21', '2026-12-28']],
])('the weeks up to that of %s begin on %j', (today, mondays) => {
  expect(lastMondays(today, 2)).toEqual(mondays)
})
