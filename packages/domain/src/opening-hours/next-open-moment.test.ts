import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, timeFromMinutes } from '../primitives/local-date.ts'
import { checkPickup } from './active-hours.ts'
import { company, ordinary } from './company-hours.fixture.ts'
import { nextOpenMoment } from './next-open-moment.ts'

test.each([
  ['before opening', '2026-11-20', '06:55', '2026-11-20', '07:00'],
  ['while it is open', '2026-11-20', '10:00', '2026-11-20', '10:00'],
  ['after closing on a Friday', '2026-11-20', '15:05', '2026-11-23', '07:00'],
  ['on a day that is closed', '2026-12-05', '10:00', '2026-12-07', '07:00'],
])('%s, %s %s is followed by %s %s', (_, date, time, nextDate, nextTime) => {
  expect(nextOpenMoment(company, { date, time })).toEqual({ date: nextDate, time: nextTime })
})

test('the result is in steps of five minutes, as a form takes it', () => {
  const rows = ordinary.rows.map((row) => ({ ...row, from: '07:03', to: '15:58' }))
  const of = { sets: [{ ...ordinary, rows }], depotId: 7 }
  const next = (time: string) => nextOpenMoment(of, { date: '2026-11-26', time })
  expect(next('05:00')).toEqual({ date: '2026-11-26', time: '07:05' })
  expect(next('10:31')).toEqual({ date: '2026-11-26', time: '10:35' })
  expect(next('15:56')).toEqual({ date: '2026-11-27', time: '07:05' })
})

test('without hours there is no open moment', () => {
  const never = { ...company, sets: [] }
  expect(nextOpenMoment(never, { date: '2026-11-20', time: '10:00' })).toBeNull()
})

test('the result is open and not before the given time', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.nat(1439), (days, minute) => {
      const earliest = { date: addDays('2026-11-01', days), time: timeFromMinutes(minute) }
      const next = nextOpenMoment(company, earliest)
      if (next === null) return
      expect(checkPickup(company, next.date, next.time).kind).toBe('ok')
      expect(`${next.date} ${next.time}` >= `${earliest.date} ${earliest.time}`).toBe(true)
    }),
  )
})
