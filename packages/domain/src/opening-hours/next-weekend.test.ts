import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatLocalDateTime, instantOf, weekday } from '../primitives/local-date.ts'
import { checkPickup, type HoursRow } from './active-hours.ts'
import { company, openRow, ordinary } from './company-hours.fixture.ts'
import { nextWeekend } from './next-weekend.ts'

const at = (now: string) => instantOf(now.slice(0, 10), now.slice(11))

function offered(now: string, of = company) {
  const weekend = nextWeekend(of, at(now))
  return weekend && [formatLocalDateTime(weekend.pickup), formatLocalDateTime(weekend.returned)]
}

test.each([
  ['Friday to Monday', '2026-11-30 09:00', '2026-12-04 15:00', '2026-12-07 07:00'],
  ['on the Friday until it closes', '2026-12-04 15:00', '2026-12-04 15:00', '2026-12-07 07:00'],
  ['then a week later', '2026-12-04 15:01', '2026-12-11 15:00', '2026-12-14 07:00'],
  ['on a Saturday the next one', '2026-12-05 09:00', '2026-12-11 15:00', '2026-12-14 07:00'],
  ['on a Sunday too', '2026-12-06 09:00', '2026-12-11 15:00', '2026-12-14 07:00'],
  ['closed Friday', '2026-04-27 09:00', '2026-04-30 16:00', '2026-05-04 07:00'],
  ['Good Friday and Easter Monday', '2026-03-30 09:00', '2026-04-02 12:00', '2026-04-07 07:00'],
  ['holiday on Monday', '2027-03-22 09:00', '2027-03-25 12:00', '2027-03-30 07:00'],
  ['Christmas', '2026-12-21 09:00', '2026-12-23 15:00', '2026-12-28 08:00'],
  ['summer hours', '2026-07-06 09:00', '2026-07-10 14:00', '2026-07-13 07:00'],
  ['clocks set forward', '2028-03-20 09:00', '2028-03-24 15:00', '2028-03-27 07:00'],
  ['clocks set back', '2026-10-19 09:00', '2026-10-23 15:00', '2026-10-26 07:00'],
])('%s', (_, now, pickup, returned) => {
  expect(offered(now)).toEqual([pickup, returned])
})

const withRows = (...rows: HoursRow[]) => ({
  sets: [{ ...ordinary, rows: [...ordinary.rows.filter(({ day }) => day < 6), ...rows] }],
  depotId: 7,
})

test.each([
  ['Saturdays', [openRow(6, '09:00', '13:00')], '2026-12-05 09:00', '2026-12-07 07:00'],
  ['Sundays', [openRow(7, '10:00', '14:00')], '2026-12-04 15:00', '2026-12-06 14:00'],
  [
    'both days',
    [openRow(6, '09:00', '13:00'), openRow(7, '10:00', '14:00')],
    '2026-12-05 09:00',
    '2026-12-06 14:00',
  ],
])('a depot that is open on %s is used on that day', (_, rows, pickup, returned) => {
  expect(offered('2026-11-30 09:00', withRows(...rows))).toEqual([pickup, returned])
})

test('on an open Saturday the weekend of a week later is offered', () => {
  const open = withRows(openRow(6, '09:00', '13:00'))
  expect(offered('2026-12-05 08:00', open)).toEqual(['2026-12-12 09:00', '2026-12-14 07:00'])
})

test('a depot without hours has no weekend', () => {
  expect(offered('2026-11-30 09:00', { sets: [], depotId: 7 })).toBeNull()
})

test('at any time both times are open, in the future, and around one weekend', () => {
  const hours = fc.integer({
    min: at('2026-01-01 00:00') / 3_600_000,
    max: at('2028-06-01 00:00') / 3_600_000,
  })
  fc.assert(
    fc.property(hours, (hour) => {
      const weekend = nextWeekend(company, hour * 3_600_000)
      if (weekend === null) throw new Error('no weekend')
      const { pickup, returned } = weekend
      expect(instantOf(pickup.date, pickup.time)).toBeGreaterThanOrEqual(hour * 3_600_000)
      for (const { date, time } of [pickup, returned]) {
        expect(checkPickup(company, date, time).kind).toBe('ok')
      }
      const saturday = addDays(pickup.date, (13 - weekday(pickup.date)) % 7)
      expect(returned.date > saturday).toBe(true)
    }),
  )
})
