import { expect, test } from 'vitest'
import type { HoursRow } from './active-hours.ts'
import { hoursRowFaults } from './hours-row-faults.ts'

const monday: HoursRow = { day: 1, date: null, closed: false, from: '07:00', to: '16:00' }

test.each<[string, HoursRow[], [number, string][]]>([
  ['no rows', [], []],
  ['a weekday', [monday], []],
  ['a closed weekday', [{ ...monday, closed: true, from: null, to: null }], []],
  ['a day that is none', [{ ...monday, day: 9 }], [[0, 'day']]],
  ['open without times', [{ ...monday, to: null }], [[0, 'timesMissing']]],
  ['closing before opening', [{ ...monday, from: '16:00', to: '07:00' }], [[0, 'closesFirst']]],
  ['closing as it opens', [{ ...monday, from: '07:00', to: '07:00' }], [[0, 'closesFirst']]],
  ['a special day of no year', [{ ...monday, day: 24 }], [[0, 'dateMissing']]],
  ['one weekday twice', [monday, { ...monday, to: '15:00' }], [[1, 'twice']]],
  [
    'one date twice',
    [
      { ...monday, day: 24, date: '2026-12-24' },
      { ...monday, day: 28, date: '2026-12-24' },
    ],
    [[1, 'twice']],
  ],
  ['a weekday and a date that falls on it', [monday, { ...monday, date: '2026-11-23' }], []],
])('%s', (_, rows, faults) => {
  expect([...hoursRowFaults(rows)]).toEqual(faults)
})
