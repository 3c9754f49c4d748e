import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-date.ts'
import type { HoursRow } from './active-hours.ts'
import { calendarDays } from './calendar-days.ts'
import { copyYear } from './copy-year.ts'
import { hoursRowFaults } from './hours-row-faults.ts'

const closed = (day: number, date: string): HoursRow => ({
  day,
  date,
  closed: true,
  from: null,
  to: null,
})
const open = (day: number, date: string): HoursRow => ({
  ...closed(day, date),
  closed: false,
  from: '08:00',
  to: '12:00',
})

test.each([
  ['Good Friday', 13, '2026-04-03', '2027-03-26'],
  ['Ascension Day', 19, '2026-05-14', '2027-05-06'],
  ['Maundy Thursday', 29, '2026-04-02', '2027-03-25'],
  ['Midsummer Eve', 21, '2026-06-19', '2027-06-25'],
  ['All Saints’ Day', 23, '2026-10-31', '2027-11-06'],
  ['Christmas Eve', 24, '2026-12-24', '2027-12-24'],
  ['New Year’s Day', 10, '2026-01-01', '2027-01-01'],
])('%s gets its date in the next year', (_, day, date, next) => {
  expect(copyYear([closed(day, date)], 2026)).toEqual({ added: [closed(day, next)], toCheck: [] })
})

test('a day of the company keeps day and month and has to be checked', () => {
  expect(copyYear([open(28, '2026-05-15')], 2026)).toEqual({
    added: [open(28, '2027-05-15')],
    toCheck: [{ date: '2027-05-15', day: 28, reason: 'ownDay' }],
  })
})

test('a date with a weekday gets its weekday in the next year', () => {
  expect(copyYear([open(5, '2026-05-15')], 2026).added).toEqual([open(6, '2027-05-15')])
})

test('a holiday with hours is to be checked when it falls on another weekday', () => {
  const { toCheck } = copyYear([open(11, '2026-01-05'), open(29, '2026-04-02')], 2026)
  expect(toCheck).toEqual([{ date: '2027-01-05', day: 11, reason: 'weekday' }])
})

test('29 February is not copied to a year without it, and is to be checked', () => {
  expect(copyYear([open(28, '2028-02-29')], 2028)).toEqual({
    added: [],
    toCheck: [{ date: '2028-02-29', day: 28, reason: 'leapDay' }],
  })
})

test('weekdays of every week and days of other years are not copied', () => {
  const monday = { ...open(1, ''), date: null }
  expect(copyYear([monday, closed(24, '2025-12-24')], 2026)).toEqual({ added: [], toCheck: [] })
})

test('a day that the next year already has is not added', () => {
  const rows = [
    closed(24, '2026-12-24'),
    open(24, '2027-12-24'),
    closed(21, '2026-06-19'),
    closed(21, '2027-06-24'),
    open(28, '2026-05-15'),
    closed(28, '2027-05-15'),
    open(2, '2026-05-19'),
    closed(28, '2027-05-19'),
  ]
  expect(copyYear(rows, 2026)).toEqual({ added: [], toCheck: [] })
})

test('copied days and days to check are in the order of their dates', () => {
  const rows = [closed(24, '2026-12-24'), open(28, '2026-11-02'), open(28, '2026-05-15')]
  const { added, toCheck } = copyYear(rows, 2026)
  expect(added.map(({ date }) => date)).toEqual(['2027-05-15', '2027-11-02', '2027-12-24'])
  expect(toCheck.map(({ date }) => date)).toEqual(['2027-05-15', '2027-11-02'])
})

test('a day of the company is not copied onto a holiday, and has to be checked', () => {
  const rows = [open(28, '2026-05-06'), closed(19, '2026-05-14')]
  const toCheck = [{ date: '2027-05-06', day: 28, reason: 'sameDate' }]
  expect(copyYear(rows, 2026)).toEqual({ added: [closed(19, '2027-05-06')], toCheck })
  const again = [...rows, closed(19, '2027-05-06')]
  expect(copyYear(again, 2026)).toEqual({ added: [], toCheck })
})

test.each([
  ['a day of the company', closed(19, '2026-05-14'), open(28, '2027-05-06')],
  ['another holiday', open(19, '2007-05-17'), closed(18, '2008-05-01')],
])('a holiday whose date has %s already is to be checked', (_, row, taken) => {
  const { date } = taken
  expect(copyYear([row, taken], Number(row.date?.slice(0, 4)))).toEqual({
    added: [],
    toCheck: [{ date, day: 19, reason: 'sameDate' }],
  })
})

test('a copied year has no violations, and copying twice adds nothing', () => {
  const year = fc.integer({ min: 2000, max: 2200 })
  const row = fc.record({ offset: fc.integer({ min: 0, max: 365 }), closed: fc.boolean() })
  const codes = fc.uniqueArray(fc.constantFrom(...Object.keys(calendarDays(2026)).map(Number)))
  fc.assert(
    fc.property(year, codes, fc.array(row), (from, days, own) => {
      const holidays = days.map((day) => {
        const date = Object.entries(calendarDays(from)).find(([code]) => Number(code) === day)?.[1]
        return closed(day, date ?? '')
      })
      const ownDays = own.map(({ offset }) => open(28, addDays(`${from}-01-01`, offset)))
      const dates = new Set<string | null>()
      const rows = [...holidays, ...ownDays].filter(
        ({ date }) => !dates.has(date) && dates.add(date) !== undefined,
      )
      const once = [...rows, ...copyYear(rows, from).added]
      expect([...hoursRowFaults(once)]).toEqual([])
      expect(copyYear(once, from).added).toEqual([])
    }),
  )
})
