import { expect, test } from 'vitest'
import { datesInAddress } from './dates-in-address.ts'

test.each([
  ['?fran=2026-12-03&till=2026-12-07', ['2026-12-03', '', '2026-12-07', '']],
  ['?fran=2026-12-04T15:00&till=2026-12-07T07:00', ['2026-12-04', '15:00', '2026-12-07', '07:00']],
  ['?fran=20261204T730', ['2026-12-04', '07:30', '', '']],
  ['', ['', '', '', '']],
])('the address %s fills in dates and times', (query, values) => {
  const dates = datesInAddress(new URL(`https://x.se/forfragan${query}`))
  expect(Object.values(dates)).toEqual(values)
})
