import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-date.ts'
import { Temporal } from '../primitives/temporal.ts'
import { type HoursSet, type HoursTitle, hoursOn } from './active-hours.ts'
import {
  closedDates,
  closedRow,
  company,
  holidays,
  onDate,
  openRow,
  ordinary,
  shortDates,
  summer,
  winter,
} from './company-hours.fixture.ts'

/** Written apart from the engine: by calendar text alone, for the sets above. */
function expectedHours(date: string): string {
  if (Object.hasOwn(closedDates, date)) return 'closed'
  if (Object.hasOwn(shortDates, date)) return '07:00-12:00'
  const day = Temporal.PlainDate.from(date).dayOfWeek
  if (day > 5) return 'closed'
  const isWinter = date >= '2026-12-21' && date <= '2027-01-06'
  const isSummer = date >= '2026-06-22' && date <= '2026-08-16'
  if (isWinter) return day === 5 ? '08:00-14:00' : '08:00-15:00'
  if (isSummer) return day === 5 ? '07:00-14:00' : '07:00-15:30'
  return day === 5 ? '07:00-15:00' : '07:00-16:00'
}

const everyDate = Array.from({ length: 365 + 365 + 366 }, (_, day) => addDays('2026-01-01', day))

test('every date of 2026 to 2028 has the hours of its calendar', () => {
  for (const date of everyDate) {
    const hours = hoursOn(company, date)
    const text = hours.kind === 'open' ? `${hours.from}-${hours.to}` : 'closed'
    expect(`${date} ${text}`).toBe(`${date} ${expectedHours(date)}`)
  }
})

test('a special day is named, with its reason when closed', () => {
  expect(hoursOn(company, '2026-12-24')).toEqual({
    kind: 'closed',
    reason: 'specialDay',
    specialDay: 24,
  })
  expect(hoursOn(company, '2027-01-05')).toEqual({
    kind: 'open',
    from: '07:00',
    to: '12:00',
    set: 10,
    specialDay: 11,
  })
  expect(hoursOn(company, '2026-12-28')).toMatchObject({ set: 3 })
  expect(hoursOn(company, '2026-11-21')).toEqual({ kind: 'closed', reason: 'weekday' })
  expect(hoursOn(company, '2029-06-01')).toEqual({ kind: 'closed', reason: 'noRow' })
  expect(hoursOn({ sets: [], depotId: 7 }, '2026-11-20')).toEqual({
    kind: 'closed',
    reason: 'noRow',
  })
})

test('a season without a row for the day is closed, whatever the ordinary hours', () => {
  const monday = { ...summer, rows: [openRow(1, '09:00', '11:00')] }
  const of = { sets: [ordinary, monday], depotId: null }
  expect(hoursOn(of, '2026-07-06')).toMatchObject({ kind: 'open', from: '09:00', set: 2 })
  expect(hoursOn(of, '2026-07-07')).toEqual({ kind: 'closed', reason: 'noRow' })
})

test('winter has priority over summer when both are active', () => {
  const allYear = {
    ...summer,
    publish_at: ordinary.publish_at,
    unpublish_at: ordinary.unpublish_at,
  }
  const of = { sets: [allYear, winter, ordinary], depotId: null }
  expect(hoursOn(of, '2026-12-28')).toMatchObject({ set: 3 })
  expect(hoursOn(of, '2026-11-20')).toMatchObject({ set: 2 })
})

test('a dated row has priority over the weekday row, in any order', () => {
  const row = onDate('2026-11-20', 28, '10:00', '11:00')
  for (const rows of [
    [row, ...ordinary.rows],
    [...ordinary.rows, row],
  ]) {
    const of = { sets: [{ ...ordinary, rows }], depotId: null }
    expect(hoursOn(of, '2026-11-20')).toEqual({
      kind: 'open',
      from: '10:00',
      to: '11:00',
      set: 1,
      specialDay: 28,
    })
    expect(hoursOn(of, '2026-11-27')).toMatchObject({ from: '07:00' })
  }
})

test('a holidays row for another date changes nothing', () => {
  const of = {
    sets: [ordinary, { ...holidays, rows: [closedRow(5), closedRow(24, '2026-12-24')] }],
    depotId: null,
  }
  expect(hoursOn(of, '2026-11-20')).toMatchObject({ kind: 'open', set: 1 })
})

test('a set without an unpublish time is never active', () => {
  const of = { sets: [{ ...ordinary, unpublish_at: null }], depotId: null }
  expect(hoursOn(of, '2026-11-20')).toEqual({ kind: 'closed', reason: 'noRow' })
})

test('an open row without times is closed', () => {
  const of = { sets: [{ ...ordinary, rows: [{ ...closedRow(5), closed: false }] }], depotId: null }
  expect(hoursOn(of, '2026-11-20')).toEqual({ kind: 'closed', reason: 'weekday' })
})

test('of two sets with one title the depot’s, then the later, then the higher id has priority', () => {
  const at = (id: number, from: string, fields: Partial<HoursSet> = {}): HoursSet => ({
    ...ordinary,
    id,
    rows: [openRow(5, from, '16:00')],
    ...fields,
  })
  const old = at(9, '06:00')
  const late = at(2, '07:00', { publish_at: '2026-05-01T00:00:00Z' })
  const lateTwin = at(3, '08:00', { publish_at: '2026-05-01T00:00:00+00:00' })
  const own = at(1, '09:00', { depot_id: 7 })
  const others = at(10, '10:00', { depot_id: 8 })
  const from = (sets: HoursSet[], depotId: number | null) => {
    const hours = hoursOn({ sets, depotId }, '2026-11-20')
    return hours.kind === 'open' ? hours.from : hours.kind
  }
  for (const order of [1, -1]) {
    const sets = [old, late, lateTwin, own, others].sort((a, b) => order * (a.id - b.id))
    expect(from(sets, 7)).toBe('09:00')
    expect(from(sets, 8)).toBe('10:00')
    expect(from(sets, 6)).toBe('08:00')
    expect(from(sets, null)).toBe('08:00')
  }
  expect(from([old, late], 7)).toBe('07:00')
})

const anySet = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  title: fc.constantFrom<HoursTitle>(1, 2, 3, 10),
  depot_id: fc.constantFrom(null, 7, 8),
  publish_at: fc.integer({ min: 1, max: 28 }).map((day) => dayOfMay(day)),
  unpublish_at: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => dayOfMay(day))),
  rows: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 7 }),
      date: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => dayOfMay(day).slice(0, 10))),
      closed: fc.boolean(),
      from: fc.constantFrom('06:00', '07:00', '08:00'),
      to: fc.constantFrom('15:00', '16:00'),
    }),
    { maxLength: 10 },
  ),
})

function dayOfMay(day: number): string {
  return `2026-05-${String(day).padStart(2, '0')}T03:00:00Z`
}

/** The rules of docs/opening-hours.md again, by sorting instead of searching. */
function hoursBySorting(sets: HoursSet[], depotId: number, date: string): string {
  const noon = `${date}T10:00:00Z`
  const active = sets
    .filter((set) => set.depot_id === null || set.depot_id === depotId)
    .filter((set) => set.publish_at <= noon && (set.unpublish_at ?? '') > noon)
    .sort((a, b) => b.id - a.id)
    .sort((a, b) => b.publish_at.localeCompare(a.publish_at))
    .sort((a, b) => Number(b.depot_id !== null) - Number(a.depot_id !== null))
  const day = Temporal.PlainDate.from(date).dayOfWeek
  const first = (title: HoursTitle) => active.find((set) => set.title === title)
  const season = first(3) ?? first(2) ?? first(1)
  const row =
    first(10)?.rows.find((candidate) => candidate.date === date) ??
    season?.rows.find((candidate) => candidate.date === date) ??
    season?.rows.find((candidate) => candidate.date === null && candidate.day === day)
  return row === undefined || row.closed ? 'closed' : `${row.from}-${row.to}`
}

test('overlapping sets agree with an independent implementation', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => dayOfMay(day).slice(0, 10))
  fc.assert(
    fc.property(fc.uniqueArray(anySet, { selector: (set) => set.id }), days, (sets, date) => {
      const hours = hoursOn({ sets, depotId: 7 }, date)
      const text = hours.kind === 'open' ? `${hours.from}-${hours.to}` : 'closed'
      expect(text).toBe(hoursBySorting(sets, 7, date))
    }),
    { numRuns: 500 },
  )
})
