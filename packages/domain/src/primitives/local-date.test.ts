import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  formatLocalDateTime,
  instantOf,
  minutesOf,
  parseLocalDate,
  parseLocalDateTime,
  parseLocalTime,
  stockholmDateTime,
  timeFromMinutes,
  weekday,
} from './local-date.ts'
import { Temporal } from './temporal.ts'

const zone = 'Europe/Stockholm'
const instants = fc.integer({
  min: Date.UTC(1981, 0, 1),
  max: Date.UTC(2099, 11, 31),
})
const dates = fc
  .integer({ min: Date.UTC(1981, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10))
const times = fc.integer({ min: 0, max: 1439 }).map(timeFromMinutes)

test.each(['2026-01-01', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a date',
  (text) => {
    expect(parseLocalDate(text)).toBe(text)
  },
)

test.each([
  '2026-02-30',
  '2027-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '10000-01-01',
  '2026-1-1',
  '2026/01/01',
  ' 2026-01-01',
  '2026-01-01\n',
  '2026-01-0１',
  '-026-01-01',
  '+026-01-01',
  '',
])('%j is no date', (text) => {
  expect(parseLocalDate(text)).toBeNull()
})

test.each(['00:00', '07:05', '23:59'])('%s is a time', (text) => {
  expect(parseLocalTime(text)).toBe(text)
})

test.each(['24:00', '12:60', '7:00', '07:0', '0700', '07.00', '07:00 ', '-1:00', ''])(
  '%j is no time',
  (text) => {
    expect(parseLocalTime(text)).toBeNull()
  },
)

test.each([
  '2026-05-04T07:00',
  '2026-05-04  07:00',
  '2026-05-04 24:00',
  '2026-02-30 07:00',
  '07:00',
])('%j is no date and time', (text) => {
  expect(parseLocalDateTime(text)).toBeNull()
})

test('a date and time is read and written the same', () => {
  const parsed = parseLocalDateTime('2026-05-04 07:05')
  expect(parsed).toEqual({ date: '2026-05-04', time: '07:05' })
  expect(parsed && formatLocalDateTime(parsed)).toBe('2026-05-04 07:05')
})

test('a text is a date exactly when Temporal says so', () => {
  const part = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
  fc.assert(
    fc.property(part(4), fc.integer({ min: 0, max: 13 }), part(2), (year, month, day) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${day}`
      const exists = year !== '0000' && isTemporalDate(text)
      expect(parseLocalDate(text) !== null).toBe(exists)
    }),
  )
})

function isTemporalDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

test('days added and weekdays agree with Temporal', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const later = Temporal.PlainDate.from(date).add({ days })
      expect(addDays(date, days)).toBe(later.toString())
      expect(weekday(addDays(date, days))).toBe(later.dayOfWeek)
    }),
  )
})

test.each([
  ['1969-12-29', 1],
  ['1970-01-01', 4],
  ['2026-11-20', 5],
  ['2026-11-22', 7],
])('%s is day %d of its week', (date, day) => {
  expect(weekday(date)).toBe(day)
})

test('minutes of a day become a time and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOf(timeFromMinutes(minutes))).toBe(minutes)
    }),
  )
})

test.each([
  ['2026-01-15T12:00:00Z', '2026-01-15', '13:00'],
  ['2026-07-15T12:00:00Z', '2026-07-15', '14:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '00:30'],
  ['2027-03-28T00:59:59Z', '2027-03-28', '01:59'],
  ['2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('at %s the clocks in Stockholm show %s %s', (instant, date, time) => {
  expect(stockholmDateTime(instant)).toEqual({ date, time })
  expect(stockholmDateTime(Date.parse(instant))).toEqual({ date, time })
})

test('local times agree with Temporal at any instant', () => {
  fc.assert(
    fc.property(instants, (ms) => {
      const expected = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
      const { date, time } = stockholmDateTime(ms)
      expect(date).toBe(expected.toPlainDate().toString())
      expect(time).toBe(expected.toPlainTime().toString({ smallestUnit: 'minute' }))
    }),
  )
})

test('instants agree with Temporal at any local time', () => {
  fc.assert(
    fc.property(dates, times, (date, time) => {
      const local = Temporal.PlainDateTime.from(`${date}T${time}`)
      expect(instantOf(date, time)).toBe(local.toZonedDateTime(zone).epochMilliseconds)
    }),
  )
})

test('every quarter of an hour around the clock changes of 2026 to 2028 agrees with Temporal', () => {
  const changes = [
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
  ]
  for (const date of changes) {
    for (let minutes = 0; minutes < 300; minutes += 15) {
      const time = timeFromMinutes(minutes)
      const local = Temporal.PlainDateTime.from(`${date}T${time}`)
      expect(instantOf(date, time)).toBe(local.toZonedDateTime(zone).epochMilliseconds)
    }
  }
})
