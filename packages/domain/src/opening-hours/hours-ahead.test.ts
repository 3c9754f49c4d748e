import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instantOf, stockholmDateTime } from '../primitives/local-date.ts'
import { hoursInWeek, hoursOn, openState, ordinaryWeek } from './active-hours.ts'
import { company, onDate, openRow, ordinary, summer } from './company-hours.fixture.ts'
import {
  comingHours,
  dayDistance,
  hoursChangeAt,
  openDatesAhead,
  specialDaysAhead,
} from './hours-ahead.ts'

const at = (instant: string) => Date.parse(instant)
const changeAt = (instant: string) => new Date(hoursChangeAt(company, at(instant))).toISOString()

test('the special days ahead are those of the next 60 days, today included', () => {
  const days = specialDaysAhead(company, at('2026-12-24T08:00:00Z'))
  expect(days.map(({ date, hours }) => [date, hours.kind, hours.specialDay])).toEqual([
    ['2026-12-24', 'closed', 24],
    ['2026-12-25', 'closed', 25],
    ['2026-12-31', 'closed', 27],
    ['2027-01-01', 'closed', 10],
    ['2027-01-05', 'open', 11],
    ['2027-01-06', 'closed', 12],
  ])
})

test.each([
  ['2026-10-25T08:00:00Z', []],
  ['2026-10-26T08:00:00Z', ['2026-12-24']],
])('at %s Christmas Eve is within the 60 days: %j', (now, days) => {
  const christmas = specialDaysAhead(company, at(now)).filter(
    ({ hours }) => hours.specialDay === 24,
  )
  expect(christmas.map(({ date }) => date)).toEqual(days)
})

const friday = (now: string) =>
  comingHours(company, at(now)).map(({ from, to, week }) => [from, to, week[4]])
const open = (from: string, to: string, set: number) => ({ kind: 'open', from, to, set })

test.each<[string, string, unknown[]]>([
  ['nothing near', '2026-09-01T08:00:00Z', []],
  [
    'summer, longer than is searched',
    '2026-05-04T08:00:00Z',
    [['2026-06-22', null, open('07:00', '14:00', 2)]],
  ],
  ['the end of summer', '2026-07-01T08:00:00Z', [['2026-08-17', null, open('07:00', '15:00', 1)]]],
  ['winter', '2026-11-27T08:00:00Z', [['2026-12-21', '2027-01-06', open('08:00', '14:00', 3)]]],
  ['no hours after the last set', '2028-12-10T08:00:00Z', []],
])('other ordinary hours that begin in the next 60 days: %s', (_, now, expected) => {
  expect(friday(now)).toEqual(expected)
})

test('a special day does not change the ordinary week that it lies in', () => {
  const [thursday] = ordinaryWeek(company, '2026-12-24').slice(3)
  expect(thursday).toEqual(open('08:00', '15:00', 3))
})

test('nor does a row of the set for one date', () => {
  const monday = onDate('2026-11-23', 1, '10:00', '11:00')
  const sets = [{ ...ordinary, rows: [monday, ...ordinary.rows] }]
  expect(ordinaryWeek({ sets, depotId: null }, '2026-11-23')[0]).toEqual(open('07:00', '16:00', 1))
})

test('hours that come and go each keep their own days', () => {
  const from = (day: string) => `2026-09-${day}T22:00:00Z`
  const week = (id: number, begin: string, end: string, opens: string) => ({
    ...summer,
    id,
    publish_at: from(begin),
    unpublish_at: from(end),
    rows: [openRow(5, opens, '12:00')],
  })
  const sets = [ordinary, week(2, '06', '13', '08:00'), week(3, '20', '27', '09:00')]
  const coming = comingHours({ sets, depotId: null }, at('2026-09-01T08:00:00Z'))
  expect(coming.map((each) => [each.from, each.to])).toEqual([
    ['2026-09-07', '2026-09-13'],
    ['2026-09-21', '2026-09-27'],
  ])
})

test.each([
  ['2026-11-20T05:59:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T06:00:00Z', '2026-11-20T14:01:00.000Z'],
  ['2026-11-20T14:01:00Z', '2026-11-20T23:00:00.000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-21T23:00:00.000Z'],
  // Both nights of a clock change: midnight is an hour nearer or farther.
  ['2027-03-28T12:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31T12:00:00Z', '2027-10-31T23:00:00.000Z'],
  ['2029-02-01T12:00:00Z', '2029-02-01T23:00:00.000Z'],
])('the texts at %s are valid until %s', (now, until) => {
  expect(changeAt(now)).toBe(until)
})

test('a set that begins within a day changes the texts', () => {
  const fromTen = { ...summer, publish_at: '2026-07-10T08:00:00Z' }
  const of = { sets: [ordinary, fromTen], depotId: null }
  expect(hoursChangeAt(of, at('2026-07-10T06:00:00Z'))).toBe(at('2026-07-10T08:00:00Z'))
})

test('no text changes before the returned instant, at any time of three years', () => {
  const start = instantOf('2026-01-01', '00:00')
  const said = (nowMs: number) => {
    const { date: today } = stockholmDateTime(nowMs)
    return JSON.stringify([
      openState(company, nowMs),
      hoursInWeek(company, today),
      hoursInWeek(company, addDays(today, 7)),
      specialDaysAhead(company, nowMs),
      comingHours(company, nowMs),
      today,
    ])
  }
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (minute, part) => {
        const now = start + minute * 60_000
        const change = hoursChangeAt(company, now)
        expect(change).toBeGreaterThan(now)
        expect(said(now + Math.floor((change - 1 - now) * part))).toBe(said(now))
      },
    ),
    { numRuns: 300 },
  )
})

test('the next opening is the opening of its date', () => {
  for (let day = 0; day < 1000; day += 1) {
    const date = addDays('2026-01-01', day)
    const state = openState(company, instantOf(date, '23:59'))
    if (state.kind !== 'closed') continue
    expect(hoursOn(company, state.opensDate)).toMatchObject({ from: state.opensTime })
  }
})

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-23', 'weekday'],
  ['2026-11-27', 'weekday'],
  ['2026-11-28', 'date'],
  ['2026-11-20', 'date'],
])('on 2026-11-21 a text names %s by %s', (date, words) => {
  expect(dayDistance('2026-11-21', date)).toBe(words)
})

test('offered dates are open, with today until closing and without closed special days', () => {
  const offered = (now: string, count: number) =>
    openDatesAhead(company, at(now), count).map(({ date }) => date)
  expect(offered('2026-12-23T08:00:00Z', 4)).toEqual([
    '2026-12-23',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
  ])
  expect(offered('2026-12-23T14:00:59Z', 1)).toEqual(['2026-12-23'])
  expect(offered('2026-12-23T14:01:00Z', 1)).toEqual(['2026-12-28'])
  expect(offered('2029-01-01T08:00:00Z', 3)).toEqual([])
})
