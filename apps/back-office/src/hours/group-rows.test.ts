import { expect, test } from 'vitest'
import { groupRows } from './group-rows.ts'

const on = (date: string | null, day = 1) => ({ date, day })
const dates = [
  '2027-12-24',
  null,
  '2026-01-01',
  '2027-05-18',
  '2028-01-01',
  '2027-05-17',
  '2027-01-06',
]

test('days to come are first by year, those gone by last with the newest year first', () => {
  const { upcoming, weekly, past } = groupRows(dates.map(on), '2027-05-18')
  const read = (years: typeof upcoming) =>
    years.map(({ year, rows }) => [year, ...rows.map(({ row }) => row.date)])
  expect(read(upcoming)).toEqual([
    [2027, '2027-05-18', '2027-12-24'],
    [2028, '2028-01-01'],
  ])
  expect(read(past)).toEqual([
    [2027, '2027-01-06', '2027-05-17'],
    [2026, '2026-01-01'],
  ])
  expect(weekly).toEqual([{ row: on(null), index: 1 }])
})

test('a special day without a date is none of the usual week', () => {
  const { weekly, undated } = groupRows([on(null, 28), on(null)], '2027-05-18')
  expect(undated).toEqual([{ row: on(null, 28), index: 0 }])
  expect(weekly).toEqual([{ row: on(null), index: 1 }])
})

test('a row keeps its place in the list that is stored', () => {
  const { upcoming } = groupRows([on('2028-01-01'), on('2027-12-24')], '2027-05-18')
  expect(upcoming.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual([1, 0])
})
