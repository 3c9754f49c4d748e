import {
  addDays,
  instantOf,
  type LocalDate,
  type LocalTime,
  minutesOf,
  stockholmDateTime,
  timeFromMinutes,
  weekday,
} from '../primitives/local-date.ts'
import { isSpecialDayCode, type SpecialDayCode } from './special-days.ts'

/** 1 ordinary, 2 summer, 3 winter, 10 holidays (docs/opening-hours.md). */
export const hoursTitles = [1, 2, 3, 10] as const
export type HoursTitle = (typeof hoursTitles)[number]

/** `day` 1-7 is Monday to Sunday, 10-29 a special day; a row with a `date` is for that date only. */
export type HoursRow = {
  day: number
  date: LocalDate | null
  closed: boolean
  from: LocalTime | null
  to: LocalTime | null
}

/** A set of opening hours; instants are ISO 8601. `depot_id` null: for the whole company. */
export type HoursSet = {
  id: number
  title: HoursTitle
  depot_id: number | null
  publish_at: string
  unpublish_at: string | null
  rows: readonly HoursRow[]
}

export type OpenHours = {
  kind: 'open'
  from: LocalTime
  to: LocalTime
  set: HoursTitle
  specialDay?: SpecialDayCode
}
export type ClosedHours = {
  kind: 'closed'
  reason: 'weekday' | 'specialDay' | 'noRow'
  specialDay?: SpecialDayCode
}
export type DayHours = OpenHours | ClosedHours

export type PickupCheck =
  | { kind: 'ok' }
  | { kind: 'closed'; hours: ClosedHours }
  | { kind: 'early'; opens: LocalTime }
  | { kind: 'late'; closes: LocalTime }

/** `until` is the closing time of `date`; the closing minute itself still counts as open. */
export type OpenState =
  | { kind: 'open'; date: LocalDate; until: LocalTime }
  | { kind: 'closed'; opensDate: LocalDate; opensTime: LocalTime }
  | { kind: 'unknown' }

/** All sets, and the depot whose hours are wanted; null for the company's. */
export type HoursOf = { sets: readonly HoursSet[]; depotId: number | null }

/** The title of sets for special days. */
export const holidays = 10

const searchedDays = 60
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const

// A set without an unpublish time is never active.
function isActive(set: HoursSet, instantMs: number): boolean {
  if (set.unpublish_at === null) return false
  return Date.parse(set.publish_at) <= instantMs && Date.parse(set.unpublish_at) > instantMs
}

// The depot's set, then the later publish time, then the higher id.
function hasPriority(set: HoursSet, over: HoursSet): boolean {
  const isOfDepot = set.depot_id !== null
  if (isOfDepot !== (over.depot_id !== null)) return isOfDepot
  const later = Date.parse(set.publish_at) - Date.parse(over.publish_at)
  return later === 0 ? set.id > over.id : later > 0
}

function activeSets({ sets, depotId }: HoursOf, instantMs: number): Map<HoursTitle, HoursSet> {
  const byTitle = new Map<HoursTitle, HoursSet>()
  for (const set of sets) {
    const concernsDepot = set.depot_id === null || set.depot_id === depotId
    if (!concernsDepot || !isActive(set, instantMs)) continue
    const current = byTitle.get(set.title)
    if (current === undefined || hasPriority(set, current)) byTitle.set(set.title, set)
  }
  return byTitle
}

function dayHours(row: HoursRow, set: HoursTitle): DayHours {
  const special = isSpecialDayCode(row.day) ? { specialDay: row.day } : {}
  if (row.closed || row.from === null || row.to === null) {
    return { kind: 'closed', reason: row.date === null ? 'weekday' : 'specialDay', ...special }
  }
  return { kind: 'open', from: row.from, to: row.to, set, ...special }
}

const seasonOf = (active: ReadonlyMap<HoursTitle, HoursSet>) =>
  active.get(3) ?? active.get(2) ?? active.get(1)

// Special days first, then the winter, summer or ordinary set; a dated row before a weekday row.
function hoursAt(of: HoursOf, date: LocalDate, instantMs: number): DayHours {
  const active = activeSets(of, instantMs)
  const holiday = active.get(holidays)?.rows.find((row) => row.date === date)
  if (holiday !== undefined) return dayHours(holiday, holidays)
  const set = seasonOf(active)
  if (set === undefined) return { kind: 'closed', reason: 'noRow' }
  const day = weekday(date)
  const row =
    set.rows.find((candidate) => candidate.date === date) ??
    set.rows.find((candidate) => candidate.date === null && candidate.day === day)
  return row === undefined ? { kind: 'closed', reason: 'noRow' } : dayHours(row, set.title)
}

/** The hours of a date, by the sets that are active at 12:00. */
export function hoursOn(of: HoursOf, date: LocalDate): DayHours {
  return hoursAt(of, date, instantOf(date, '12:00'))
}

/** The hours of Monday to Sunday by the set that is active on the date, without special days. */
export function ordinaryWeek(of: HoursOf, date: LocalDate): DayHours[] {
  const set = seasonOf(activeSets(of, instantOf(date, '12:00')))
  return daysOfWeek.map((day): DayHours => {
    const row = set?.rows.find((candidate) => candidate.date === null && candidate.day === day + 1)
    return set === undefined || row === undefined
      ? { kind: 'closed', reason: 'noRow' }
      : dayHours(row, set.title)
  })
}

/** Checks a pickup or return at a local time; opening and closing minute are within the hours. */
export function checkPickup(of: HoursOf, date: LocalDate, time: LocalTime): PickupCheck {
  const hours = hoursAt(of, date, instantOf(date, time))
  if (hours.kind === 'closed') return { kind: 'closed', hours }
  if (time < hours.from) return { kind: 'early', opens: hours.from }
  return time > hours.to ? { kind: 'late', closes: hours.to } : { kind: 'ok' }
}

function nextOpening(of: HoursOf, after: LocalDate): OpenState {
  for (let days = 1; days <= searchedDays; days += 1) {
    const date = addDays(after, days)
    const hours = hoursOn(of, date)
    if (hours.kind === 'open') return { kind: 'closed', opensDate: date, opensTime: hours.from }
  }
  return { kind: 'unknown' }
}

/** Whether it is open at an instant, and when it closes or opens next (at most 60 days ahead). */
export function openState(of: HoursOf, nowMs: number): OpenState {
  const { date, time } = stockholmDateTime(nowMs)
  const today = hoursAt(of, date, nowMs)
  if (today.kind === 'open' && time < today.from) {
    return { kind: 'closed', opensDate: date, opensTime: today.from }
  }
  if (today.kind === 'open' && time <= today.to) return { kind: 'open', date, until: today.to }
  return nextOpening(of, date)
}

export type WeekDayHours = { date: LocalDate; hours: DayHours }

/** The hours of Monday to Sunday in the week of the date, special days included. */
export function hoursInWeek(of: HoursOf, dateInWeek: LocalDate): WeekDayHours[] {
  const monday = addDays(dateInWeek, 1 - weekday(dateInWeek))
  return daysOfWeek.map((day) => {
    const date = addDays(monday, day)
    return { date, hours: hoursOn(of, date) }
  })
}

/**
 * The times that a form offers for an open day: the first, the last and each half hour between. Other
 * times in steps of five minutes can be typed.
 */
export function offeredTimes({ from, to }: Pick<OpenHours, 'from' | 'to'>): LocalTime[] {
  const first = Math.ceil(minutesOf(from) / 5) * 5
  const last = Math.floor(minutesOf(to) / 5) * 5
  if (first > last) return []
  const minutes = new Set([first])
  for (let minute = Math.ceil(first / 30) * 30; minute < last; minute += 30) minutes.add(minute)
  minutes.add(last)
  return [...minutes].map(timeFromMinutes)
}
