import type { HoursRow, HoursSet } from './active-hours.ts'

/** The sets for the tests of this folder: the demo's seasons and some special days. */
export const closedRow = (day: number, date: string | null = null): HoursRow => ({
  day,
  date,
  closed: true,
  from: null,
  to: null,
})
export const openRow = (day: number, from: string, to: string): HoursRow => ({
  day,
  date: null,
  closed: false,
  from,
  to,
})
export const onDate = (date: string, day: number, from: string, to: string): HoursRow => ({
  ...openRow(day, from, to),
  date,
})
function week([from, to, fridayTo]: [string, string, string]): HoursRow[] {
  const monday = [1, 2, 3, 4].map((day) => openRow(day, from, to))
  return [...monday, openRow(5, from, fridayTo), closedRow(6), closedRow(7)]
}

// The sets as the demo has them; 00:00 and 23:59 in Stockholm written as UTC.
export const ordinary: HoursSet = {
  id: 1,
  title: 1,
  depot_id: null,
  publish_at: '2025-12-31T23:00:00Z',
  unpublish_at: '2028-12-31T22:59:00Z',
  rows: week(['07:00', '16:00', '15:00']),
}
export const summer: HoursSet = {
  id: 2,
  title: 2,
  depot_id: null,
  publish_at: '2026-06-21T22:00:00Z',
  unpublish_at: '2026-08-16T21:59:00Z',
  rows: week(['07:00', '15:30', '14:00']),
}
export const winter: HoursSet = {
  id: 3,
  title: 3,
  depot_id: null,
  publish_at: '2026-12-20T23:00:00Z',
  unpublish_at: '2027-01-06T22:59:00Z',
  rows: week(['08:00', '15:00', '14:00']),
}
export const closedDates: Readonly<Record<string, number>> = {
  '2026-01-01': 10,
  '2026-01-06': 12,
  '2026-04-03': 13,
  '2026-04-06': 16,
  '2026-05-01': 18,
  '2026-05-14': 19,
  '2026-06-19': 21,
  '2026-10-31': 23,
  '2026-12-24': 24,
  '2026-12-25': 25,
  '2026-12-31': 27,
  '2027-01-01': 10,
  '2027-01-06': 12,
  '2027-03-26': 13,
  '2027-03-29': 16,
  '2028-05-25': 19,
  '2028-12-26': 26,
}
export const shortDates: Readonly<Record<string, number>> = {
  '2026-01-05': 11,
  '2026-04-02': 29,
  '2027-01-05': 11,
  '2027-03-25': 29,
  '2028-04-13': 29,
}
export const holidays: HoursSet = {
  ...ordinary,
  id: 4,
  title: 10,
  rows: [
    ...Object.entries(closedDates).map(([date, code]) => closedRow(code, date)),
    ...Object.entries(shortDates).map(([date, code]) => onDate(date, code, '07:00', '12:00')),
  ],
}
export const company = { sets: [winter, holidays, ordinary, summer], depotId: 7 }
