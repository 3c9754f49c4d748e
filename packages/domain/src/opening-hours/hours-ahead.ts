import { addDays, instantOf, type LocalDate, stockholmDateTime } from '../primitives/local-date.ts'
import {
  type DayHours,
  type HoursOf,
  hoursOn,
  type OpenHours,
  openState,
  ordinaryWeek,
  type WeekDayHours,
} from './active-hours.ts'

const shownDays = 60
const msPerMinute = 60_000

/** The company's special days in the next 60 days, today included, in order. */
export function specialDaysAhead(of: HoursOf, nowMs: number): WeekDayHours[] {
  const { date: today } = stockholmDateTime(nowMs)
  const end = addDays(today, shownDays)
  const dated = of.sets.flatMap(({ rows }) => rows.map(({ date }) => date))
  const ahead = dated.filter((date) => date !== null && date >= today && date < end)
  return [...new Set(ahead as LocalDate[])]
    .sort()
    .map((date) => ({ date, hours: hoursOn(of, date) }))
    .filter(({ hours }) => hours.specialDay !== undefined)
}

/** Other ordinary hours than today's. `to` is null when they last longer than is searched. */
export type ComingHours = { from: LocalDate; to: LocalDate | null; week: DayHours[] }

/** The other ordinary hours that begin in the next 60 days, as with summer and winter. */
export function comingHours(of: HoursOf, nowMs: number): ComingHours[] {
  const { date: today } = stockholmDateTime(nowMs)
  const current = ordinaryWeek(of, today)
  const found: ComingHours[] = []
  let before = current
  for (let days = 1; days < shownDays; days += 1) {
    const from = addDays(today, days)
    const week = ordinaryWeek(of, from)
    if (haveSameTimes(week, before)) continue
    const last = found.at(-1)
    if (last?.to === null) last.to = addDays(from, -1)
    const isKnown = week.some(({ kind }) => kind === 'open')
    if (isKnown && !haveSameTimes(week, current)) found.push({ from, to: null, week })
    before = week
  }
  return found
}

const timesOf = (week: readonly DayHours[]) =>
  week.map((hours) => (hours.kind === 'open' ? `${hours.from}-${hours.to}` : '')).join()

const haveSameTimes = (one: readonly DayHours[], other: readonly DayHours[]) =>
  timesOf(one) === timesOf(other)

/**
 * The next instant at which texts about the hours may change: opening, the minute after closing,
 * midnight, or the begin or end of a set.
 */
export function hoursChangeAt(of: HoursOf, nowMs: number): number {
  const { date: today } = stockholmDateTime(nowMs)
  const midnight = instantOf(addDays(today, 1), '00:00')
  const windows = of.sets
    .flatMap(({ publish_at, unpublish_at }) => [publish_at, unpublish_at ?? publish_at])
    .map((instant) => Date.parse(instant))
    .filter((instant) => instant > nowMs)
  return Math.min(midnight, nextChangeToday(of, nowMs), ...windows)
}

function nextChangeToday(of: HoursOf, nowMs: number): number {
  const { date: today } = stockholmDateTime(nowMs)
  const state = openState(of, nowMs)
  if (state.kind === 'open') return instantOf(today, state.until) + msPerMinute
  if (state.kind === 'unknown' || state.opensDate !== today) return Number.POSITIVE_INFINITY
  return instantOf(today, state.opensTime)
}

/** The next open dates for a form, today included, at most 60 days ahead. */
export function openDatesAhead(
  of: HoursOf,
  nowMs: number,
  count: number,
): { date: LocalDate; hours: OpenHours }[] {
  const { date: today, time } = stockholmDateTime(nowMs)
  const found: { date: LocalDate; hours: OpenHours }[] = []
  for (let days = 0; days < shownDays && found.length < count; days += 1) {
    const date = addDays(today, days)
    const hours = hoursOn(of, date)
    const isOver = days === 0 && hours.kind === 'open' && time > hours.to
    if (hours.kind === 'open' && !isOver) found.push({ date, hours })
  }
  return found
}

/** How a text names a date: as today or tomorrow, by weekday within a week, else by date. */
export type DayDistance = 'today' | 'tomorrow' | 'weekday' | 'date'

export function dayDistance(today: LocalDate, date: LocalDate): DayDistance {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  return date > today && date < addDays(today, 7) ? 'weekday' : 'date'
}
