import { expect, test } from 'vitest'
import { instantOf, stockholmDateTime } from '../primitives/local-date.ts'
import { checkPickup, hoursInWeek, offeredTimes, openState } from './active-hours.ts'
import { company, onDate, ordinary, summer } from './company-hours.fixture.ts'

test.each([
  ['06:59', { kind: 'early', opens: '07:00' }],
  ['07:00', { kind: 'ok' }],
  ['12:00', { kind: 'ok' }],
  ['15:00', { kind: 'ok' }],
  ['15:01', { kind: 'late', closes: '15:00' }],
])('a pickup on an ordinary Friday at %s: %j', (time, check) => {
  expect(checkPickup(company, '2026-11-20', time)).toEqual(check)
})

test('a pickup on a closed date has the reason', () => {
  expect(checkPickup(company, '2026-12-24', '10:00')).toEqual({
    kind: 'closed',
    hours: { kind: 'closed', reason: 'specialDay', specialDay: 24 },
  })
})

test('a pickup is checked with the sets that are active at its time', () => {
  const untilTen = { ...summer, unpublish_at: '2026-07-10T08:00:00Z' }
  const of = { sets: [ordinary, untilTen], depotId: null }
  expect(checkPickup(of, '2026-07-10', '09:55')).toEqual({ kind: 'ok' })
  expect(checkPickup(of, '2026-07-10', '14:30')).toEqual({ kind: 'ok' })
  expect(checkPickup({ ...of, sets: [ordinary, summer] }, '2026-07-10', '14:30').kind).toBe('late')
})

test('a set begins at its publish time and has ended at its unpublish time', () => {
  const window = { publish_at: '2026-07-10T08:00:00Z', unpublish_at: '2026-07-10T10:00:00Z' }
  const of = { sets: [{ ...ordinary, ...window }], depotId: null }
  const kinds = ['09:59', '10:00', '11:59', '12:00'].map(
    (time) => checkPickup(of, '2026-07-10', time).kind,
  )
  expect(kinds).toEqual(['closed', 'ok', 'ok', 'closed'])
})

test.each([
  ['2026-11-20T05:59:00Z', { kind: 'closed', opensDate: '2026-11-20', opensTime: '07:00' }],
  ['2026-11-20T06:00:00Z', { kind: 'open', date: '2026-11-20', until: '15:00' }],
  ['2026-11-20T14:00:59Z', { kind: 'open', date: '2026-11-20', until: '15:00' }],
  ['2026-11-20T14:01:00Z', { kind: 'closed', opensDate: '2026-11-23', opensTime: '07:00' }],
  ['2026-12-23T20:00:00Z', { kind: 'closed', opensDate: '2026-12-28', opensTime: '08:00' }],
  // The night of the spring change: 07:00 on Monday is an hour earlier in UTC than on Friday.
  ['2027-03-26T06:30:00Z', { kind: 'closed', opensDate: '2027-03-30', opensTime: '07:00' }],
  ['2027-03-30T05:00:00Z', { kind: 'open', date: '2027-03-30', until: '16:00' }],
  ['2027-10-29T05:00:00Z', { kind: 'open', date: '2027-10-29', until: '15:00' }],
  ['2027-11-01T05:00:00Z', { kind: 'closed', opensDate: '2027-11-01', opensTime: '07:00' }],
  ['2029-01-01T12:00:00Z', { kind: 'unknown' }],
])('at %s the depot is %j', (instant, state) => {
  expect(openState(company, Date.parse(instant))).toEqual(state)
})

test('the next opening is searched up to 60 days ahead', () => {
  const far = { ...ordinary, rows: [onDate('2026-03-02', 28, '07:00', '16:00')] }
  const of = { sets: [far], depotId: null }
  const noonOn = (date: string) => openState(of, instantOf(date, '12:00'))
  expect(noonOn('2026-01-01')).toEqual({
    kind: 'closed',
    opensDate: '2026-03-02',
    opensTime: '07:00',
  })
  expect(noonOn('2025-12-31')).toEqual({ kind: 'unknown' })
})

test('open state and pickup check agree at every third hour of three years', () => {
  const start = instantOf('2026-01-01', '00:30')
  const hoursAsked = (3 * 365 - 60) * 24
  for (let hour = 0; hour < hoursAsked; hour += 3) {
    const nowMs = start + hour * 3_600_000
    const { date, time } = stockholmDateTime(nowMs)
    const state = openState(company, nowMs)
    expect(state.kind === 'open').toBe(checkPickup(company, date, time).kind === 'ok')
    if (state.kind !== 'closed') continue
    expect(checkPickup(company, state.opensDate, state.opensTime)).toEqual({ kind: 'ok' })
    expect(instantOf(state.opensDate, state.opensTime)).toBeGreaterThan(nowMs)
  }
})

test('a week goes from Monday to Sunday and shows its special days', () => {
  const days = hoursInWeek(company, '2026-12-27')
  expect(days.map(({ date }) => date)).toEqual([
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ])
  expect(days.map(({ hours }) => hours.kind)).toEqual([
    'open',
    'open',
    'open',
    'closed',
    'closed',
    'closed',
    'closed',
  ])
  const nextWeek = hoursInWeek(company, '2026-12-28')
  expect(nextWeek[0]?.date).toBe('2026-12-28')
})

test.each([
  ['07:00', '09:00', ['07:00', '07:30', '08:00', '08:30', '09:00']],
  ['06:45', '08:10', ['06:45', '07:00', '07:30', '08:00', '08:10']],
  ['07:02', '07:14', ['07:05', '07:10']],
  ['07:00', '07:00', ['07:00']],
  ['07:01', '07:04', []],
])('from %s to %s the half hours and both ends are offered', (from, to, times) => {
  expect(offeredTimes({ from, to })).toEqual(times)
})
