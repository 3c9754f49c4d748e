import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  formatLocalDateTime,
  instantOf,
  type LocalDateTime,
  timeFromMinutes,
} from '../primitives/local-date.ts'
import { checkPickup, hoursOn } from './active-hours.ts'
import { company, onDate, ordinary } from './company-hours.fixture.ts'
import { openAround, type TypedMoment } from './open-around.ts'

const typed = (moment: string): TypedMoment => {
  const [date = '', time = null] = moment.split(' ')
  return { date, time }
}

/** What is offered at a moment in Stockholm for the typed dates, each with or without a time. */
function offered(pickup: string, returned: string, now = '2026-11-20 12:00') {
  const { date, time } = typed(now)
  const requested = { pickup: typed(pickup), returned: typed(returned) }
  const around = openAround(company, requested, instantOf(date, time ?? '00:00'))
  return around && [formatLocalDateTime(around.pickup), formatLocalDateTime(around.returned)]
}

// 2026-12-05 is a Saturday.
test.each([
  ['a weekend', '2026-12-05', '2026-12-06', '2026-12-04 15:00', '2026-12-07 07:00'],
  ['Friday to Sunday', '2026-12-04', '2026-12-06', '2026-12-04 07:00', '2026-12-07 07:00'],
  ['Saturday to Tuesday', '2026-12-05', '2026-12-08', '2026-12-04 15:00', '2026-12-08 07:00'],
])('%s gets pickup and return in the opening hours', (_, from, to, pickup, returned) => {
  expect(offered(from, to)).toEqual([pickup, returned])
})

test.each([
  ['return', '2026-12-05', '2026-12-08 14:00', '2026-12-04 15:00', '2026-12-08 14:00'],
  ['pickup', '2026-12-04 10:30', '2026-12-06', '2026-12-04 10:30', '2026-12-07 07:00'],
])('a typed time of %s is kept on an open date', (_, from, to, pickup, returned) => {
  expect(offered(from, to)).toEqual([pickup, returned])
})

test.each([
  ['before opening', '2026-12-05', '2026-12-08 06:00', '2026-12-04 15:00', '2026-12-08 07:00'],
  ['between two steps', '2026-12-04 10:32', '2026-12-06', '2026-12-04 11:00', '2026-12-07 07:00'],
  ['after closing', '2026-12-04 18:00', '2026-12-06', '2026-12-04 15:00', '2026-12-07 07:00'],
  [
    'of a closed date',
    '2026-12-05 10:00',
    '2026-12-06 09:00',
    '2026-12-04 15:00',
    '2026-12-07 07:00',
  ],
])('for a typed time %s the nearest possible one is offered', (_, from, to, pickup, returned) => {
  expect(offered(from, to)).toEqual([pickup, returned])
})

test.each([
  ['Saturday', '2026-12-05', '2026-12-04 15:00'],
  ['the same day', '2026-12-04', '2026-12-04 13:30'],
  ['the same day, a time gone by', '2026-12-04 09:00', '2026-12-04 13:30'],
  ['the same day, a time to come', '2026-12-04 14:15', '2026-12-04 14:15'],
])('on a Friday at 13:10, for %s, a pickup in the future is offered', (_, from, pickup) => {
  expect(offered(from, '2026-12-06', '2026-12-04 13:10')).toEqual([pickup, '2026-12-07 07:00'])
})

test('when the last pickup before the dates has passed, nothing is offered', () => {
  expect(offered('2026-12-05', '2026-12-06', '2026-12-04 15:00')).not.toBeNull()
  expect(offered('2026-12-05', '2026-12-06', '2026-12-04 15:01')).toBeNull()
  expect(offered('2026-12-04', '2026-12-05', '2026-12-04 15:01')).toBeNull()
})

test('open dates and a depot that is never open give no proposal', () => {
  expect(offered('2026-12-03', '2026-12-04 23:00')).toBeNull()
  const requested = { pickup: typed('2026-12-05'), returned: typed('2026-12-06') }
  expect(
    openAround({ sets: [], depotId: 7 }, requested, instantOf('2026-12-01', '12:00')),
  ).toBeNull()
})

test.each([
  ['2026-12-08', ['2026-12-01 16:00', '2026-12-15 07:00']],
  ['2026-12-09', null],
])('of a depot that opens on two days only, the dates around %s are %j', (date, around) => {
  const rows = ['2026-12-01', '2026-12-15'].map((day) => onDate(day, 2, '07:00', '16:00'))
  const of = { sets: [{ ...ordinary, rows }], depotId: 7 }
  const requested = { pickup: typed(date), returned: typed(date) }
  const found = openAround(of, requested, instantOf('2026-11-20', '12:00'))
  expect(found && [formatLocalDateTime(found.pickup), formatLocalDateTime(found.returned)]).toEqual(
    around,
  )
})

test('closing times are rounded to steps of five minutes', () => {
  const rows = ordinary.rows.map((row) => ({ ...row, from: '07:03', to: '15:58' }))
  const sets = [{ ...ordinary, rows }]
  const requested = { pickup: typed('2026-12-05'), returned: typed('2026-12-06') }
  expect(openAround({ sets, depotId: 7 }, requested, instantOf('2026-12-01', '12:00'))).toEqual({
    pickup: { date: '2026-12-04', time: '15:55' },
    returned: { date: '2026-12-07', time: '07:05' },
  })
})

test('proposals are open, in the future, cover the dates and keep typed open times', () => {
  // Times as the form takes them, in steps of five minutes.
  const minute = fc.option(fc.nat(287).map((steps) => steps * 5))
  fc.assert(
    fc.property(
      fc.record({ day: fc.nat(700), length: fc.nat(10), ahead: fc.nat(4), at: fc.nat(1439) }),
      minute,
      minute,
      ({ day, length, ahead, at }, pickupMinute, returnMinute) => {
        const now = { date: addDays('2026-11-01', day), time: timeFromMinutes(at) }
        const nowMs = instantOf(now.date, now.time)
        const on = (days: number, of: number | null): TypedMoment => ({
          date: addDays(now.date, days),
          time: of === null ? null : timeFromMinutes(of),
        })
        const pickup = on(ahead, pickupMinute)
        const returned = on(ahead + length, returnMinute)
        const around = openAround(company, { pickup, returned }, nowMs)
        if (around === null) return
        expect([pickup, returned].map(({ date }) => hoursOn(company, date).kind)).toContain(
          'closed',
        )
        for (const { date, time } of [around.pickup, around.returned]) {
          expect(checkPickup(company, date, time).kind).toBe('ok')
          expect(instantOf(date, time)).toBeGreaterThanOrEqual(nowMs)
        }
        expect(around.pickup.date <= pickup.date).toBe(true)
        expect(around.returned.date >= returned.date).toBe(true)
        const keeps = (requested: TypedMoment, offer: LocalDateTime) => {
          const { date, time } = requested
          if (time === null || checkPickup(company, date, time).kind !== 'ok') return
          if (instantOf(date, time) >= nowMs) expect(offer).toEqual(requested)
        }
        keeps(pickup, around.pickup)
        keeps(returned, around.returned)
      },
    ),
  )
})
