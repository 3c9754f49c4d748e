import { expect, test } from 'vitest'
import { completeDate } from './complete-date.ts'

test.each([
  ['2026-12-7', '2026-12-07'],
  ['2026/2/7', '2026-02-07'],
  [' 2026.12.7 ', '2026-12-07'],
  ['20261207', '2026-12-07'],
  ['2026127', '2026127'],
  ['7/12', '7/12'],
])('a date that is typed to its end as %s means %s', (typed, date) => {
  expect(completeDate(typed)).toBe(date)
})
