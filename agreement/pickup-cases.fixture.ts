import type { HoursRow, HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { calendarDays } from '@minikran/domain/opening-hours/calendar-days'
import { addDays, weekday } from '@minikran/domain/primitives/local-date'

/** What is right for a pickup, written from the calendar and not asked of the rules. */
export type PickupCase = {
  depotId: number
  date: string
  time: string
  expected: 'ok' | 'closed' | 'early' | 'late'
}

const years = [2026, 2027, 2028]
const wholeTime = { publish_at: '2025-12-31T23:00:00Z', unpublish_at: '2028-12-31T22:59:00Z' }

const open = (day: number, from: string, to: string, date: string | null = null): HoursRow => ({
  day,
  date,
  closed: false,
  from,
  to,
})
const closed = (day: number, date: string | null = null): HoursRow => ({
  day,
  date,
  closed: true,
  from: null,
  to: null,
})
const workweek = (from: string, to: string, fridayTo = to) => [
  ...[1, 2, 3, 4].map((day) => open(day, from, to)),
  open(5, from, fridayTo),
]

/** Eves on which the depots close at noon; all other special days are closed. */
const halfDays = ['11', '17', '29']
const specialDays = years.flatMap((year) =>
  Object.entries(calendarDays(year)).map(([code, date]) => ({ code, date })),
)

let lastId = 0
function set(fields: Omit<HoursSet, 'id' | 'depot_id'> & { depot_id?: number }): HoursSet {
  lastId += 1
  return { depot_id: null, ...fields, id: lastId }
}

/** The company's hours, and those of depot 2 (always open) and depot 3 (sets over sets). */
export const pickupSets: HoursSet[] = [
  set({ title: 1, ...wholeTime, rows: workweek('07:00', '16:00', '15:00') }),
  // One minute off the steps of five: a minute before and after can be asked for.
  ...years.map((year) =>
    set({
      title: 2,
      publish_at: `${year}-06-30T22:00:00Z`,
      unpublish_at: `${year}-08-15T22:00:00Z`,
      rows: workweek('07:01', '15:59'),
    }),
  ),
  set({
    title: 3,
    publish_at: '2027-01-10T23:00:00Z',
    unpublish_at: '2027-01-17T23:00:00Z',
    rows: workweek('08:00', '14:00'),
  }),
  set({
    title: 10,
    ...wholeTime,
    rows: [
      ...specialDays.map(({ code, date }) =>
        halfDays.includes(code)
          ? open(Number(code), '07:00', '12:00', date)
          : closed(Number(code), date),
      ),
      open(28, '10:00', '14:00', '2027-02-15'),
      open(28, '09:00', '11:00', '2027-02-20'),
    ],
  }),
  set({
    depot_id: 2,
    title: 1,
    ...wholeTime,
    rows: [1, 2, 3, 4, 5, 6, 7].map((day) => open(day, '00:00', '23:55')),
  }),
  // Depot 2 keeps no holidays: its own empty set wins over the company's.
  set({ depot_id: 2, title: 10, ...wholeTime, rows: [] }),
  // From the very minute of a change of the clocks: 03:00 in spring, the second 02:00 in autumn.
  set({
    depot_id: 2,
    title: 2,
    publish_at: '2028-03-26T01:00:00Z',
    unpublish_at: '2028-03-26T20:00:00Z',
    rows: [open(7, '08:00', '09:00')],
  }),
  set({
    depot_id: 2,
    title: 3,
    publish_at: '2026-10-25T01:00:00Z',
    unpublish_at: '2026-10-25T20:00:00Z',
    rows: [open(7, '08:00', '09:00')],
  }),
  set({
    depot_id: 3,
    title: 1,
    publish_at: '2026-01-01T00:00:00Z',
    unpublish_at: '2028-12-31T00:00:00Z',
    rows: [open(1, '06:00', '10:00'), open(3, '06:00', '10:00', '2027-03-10')],
  }),
  set({
    depot_id: 3,
    title: 1,
    publish_at: '2027-02-01T00:00:00Z',
    unpublish_at: '2028-12-31T00:00:00Z',
    rows: [open(1, '07:00', '11:00')],
  }),
  // As new as the one before, with a higher id; its dated row beats its weekday row.
  set({
    depot_id: 3,
    title: 1,
    publish_at: '2027-02-01T00:00:00Z',
    unpublish_at: '2028-12-31T00:00:00Z',
    rows: [open(1, '08:00', '12:00'), open(28, '13:00', '15:00', '2027-04-12')],
  }),
  // Newer, but never unpublished: never active.
  set({
    depot_id: 3,
    title: 1,
    publish_at: '2027-03-01T00:00:00Z',
    unpublish_at: null,
    rows: [open(1, '05:00', '20:00')],
  }),
  // Active for two hours of one day.
  set({
    depot_id: 3,
    title: 3,
    publish_at: '2027-05-03T08:00:00Z',
    unpublish_at: '2027-05-03T10:00:00Z',
    rows: [open(1, '06:00', '20:00')],
  }),
]

type Day = { depotId: number; date: string }

const at = ({ depotId, date }: Day, time: string, expected: PickupCase['expected']) => ({
  depotId,
  date,
  time,
  expected,
})
const closedAllDay = (day: Day) =>
  ['00:00', '07:00', '12:00', '23:55'].map((time) => at(day, time, 'closed'))
/** Before and at the opening, at and after the closing. */
const openDay = (day: Day, [before, first, last, after]: string[]) => [
  at(day, before ?? '', 'early'),
  at(day, first ?? '', 'ok'),
  at(day, last ?? '', 'ok'),
  at(day, after ?? '', 'late'),
]
const companyDay = (date: string) => ({ depotId: 1, date })

const onSpecialDays = specialDays.flatMap(({ code, date }) =>
  halfDays.includes(code)
    ? openDay(companyDay(date), ['06:55', '07:00', '12:00', '12:05'])
    : closedAllDay(companyDay(date)),
)

/** A week without special days, from a Monday on. */
const weekFrom = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

const inWeeks = [
  ...weekFrom('2027-02-22').flatMap((date) =>
    weekday(date) > 5
      ? closedAllDay(companyDay(date))
      : openDay(companyDay(date), [
          '06:55',
          '07:00',
          weekday(date) === 5 ? '15:00' : '16:00',
          '16:05',
        ]),
  ),
  ...weekFrom('2027-07-05').flatMap((date) =>
    weekday(date) > 5
      ? closedAllDay(companyDay(date))
      : openDay(companyDay(date), ['07:00', '07:05', '15:55', '16:00']),
  ),
  ...weekFrom('2027-01-11').flatMap((date) =>
    weekday(date) > 5
      ? closedAllDay(companyDay(date))
      : openDay(companyDay(date), ['07:55', '08:00', '14:00', '14:05']),
  ),
]

const differentHours = [
  ...openDay(companyDay('2027-02-15'), ['09:55', '10:00', '14:00', '14:05']),
  ...openDay(companyDay('2027-02-20'), ['08:55', '09:00', '11:00', '11:05']),
]

export const clockChangeDates = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2027-10-31',
  '2028-03-26',
  '2028-10-29',
]

/** Nights in which an hour is left out or repeated, at a depot that never closes. */
const clockChanges = clockChangeDates.flatMap((date) => {
  const day = { depotId: 2, date }
  const night = ['00:00', '01:55'].map((time) => at(day, time, 'ok'))
  if (date === '2028-03-26') {
    // 02:30 does not exist and means 03:30.
    return [
      ...night,
      at(day, '02:30', 'early'),
      ...openDay(day, ['03:00', '08:00', '09:00', '09:05']),
    ]
  }
  if (date === '2026-10-25') {
    // 02:30 comes twice and means the first.
    return [...night, at(day, '02:30', 'ok'), ...openDay(day, ['03:00', '08:00', '09:00', '09:05'])]
  }
  return [...night, ...['02:00', '02:30', '03:00', '23:55'].map((time) => at(day, time, 'ok'))]
})

const setsOverSets = [
  ...openDay({ depotId: 3, date: '2027-01-25' }, ['05:55', '06:00', '10:00', '10:05']),
  ...openDay({ depotId: 3, date: '2027-02-08' }, ['07:55', '08:00', '12:00', '12:05']),
  ...openDay({ depotId: 3, date: '2027-03-15' }, ['07:55', '08:00', '12:00', '12:05']),
  ...openDay({ depotId: 3, date: '2027-04-12' }, ['12:55', '13:00', '15:00', '15:05']),
  // The dated row of a set that no longer counts.
  ...closedAllDay({ depotId: 3, date: '2027-03-10' }),
  ...closedAllDay({ depotId: 3, date: '2027-02-09' }),
  // The company's season is the depot's too.
  ...openDay({ depotId: 3, date: '2027-07-05' }, ['07:00', '07:05', '15:55', '16:00']),
  // 08:00 to 10:00 UTC is 10:00 to 12:00 in Stockholm: outside of it the ordinary hours count.
  at({ depotId: 3, date: '2027-05-03' }, '07:55', 'early'),
  at({ depotId: 3, date: '2027-05-03' }, '09:55', 'ok'),
  at({ depotId: 3, date: '2027-05-03' }, '10:00', 'ok'),
  at({ depotId: 3, date: '2027-05-03' }, '12:05', 'late'),
  ...closedAllDay({ depotId: 3, date: '2029-01-08' }),
]

export const pickupCases: PickupCase[] = [
  ...onSpecialDays,
  ...inWeeks,
  ...differentHours,
  ...clockChanges,
  ...setsOverSets,
]

const shifted = (time: string, minutes: number) =>
  new Date(Date.parse(`2000-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16)

/** The minute before the opening, both ends, and the minute after the closing. */
const minutesOf = (day: Day, from: string, to: string) =>
  openDay(day, [shifted(from, -1), from, to, shifted(to, 1)])

/**
 * Typed to the minute, off the steps that a form takes too: what is said beside the field and what
 * the page shows still turns at the very minute.
 */
export const minuteCases: PickupCase[] = [
  ...specialDays
    .filter(({ code }) => halfDays.includes(code))
    .flatMap(({ date }) => minutesOf(companyDay(date), '07:00', '12:00')),
  ...weekFrom('2027-02-22')
    .slice(0, 5)
    .flatMap((date) =>
      minutesOf(companyDay(date), '07:00', weekday(date) === 5 ? '15:00' : '16:00'),
    ),
  ...minutesOf(companyDay('2027-07-05'), '07:01', '15:59'),
  ...minutesOf(companyDay('2027-01-11'), '08:00', '14:00'),
  ...minutesOf(companyDay('2027-02-15'), '10:00', '14:00'),
  ...minutesOf(companyDay('2027-02-20'), '09:00', '11:00'),
  ...minutesOf({ depotId: 3, date: '2027-01-25' }, '06:00', '10:00'),
  ...minutesOf({ depotId: 3, date: '2027-02-08' }, '08:00', '12:00'),
  ...minutesOf({ depotId: 3, date: '2027-04-12' }, '13:00', '15:00'),
]
