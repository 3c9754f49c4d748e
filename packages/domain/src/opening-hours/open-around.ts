import {
  addDays,
  formatLocalDateTime,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  minutesOf,
  stockholmDateTime,
} from '../primitives/local-date.ts'
import { stepMinutes } from '../validation/rent-times.ts'
import { checkPickup, type HoursOf, hoursOn, offeredTimes } from './active-hours.ts'

const searchedDays = Array.from({ length: 7 }, (_, index) => index + 1)

/** A typed date; `time` null when none, or none that can be read, is typed. */
export type TypedMoment = { date: LocalDate; time: LocalTime | null }
/** When a machine can be fetched and brought back around dates on which the depot is closed. */
export type OpenAround = { pickup: LocalDateTime; returned: LocalDateTime }

type Asked = { pickup: TypedMoment; returned: TypedMoment }

/** `timesAround` for dates of which one is closed; null when both are open. */
export function openAround(of: HoursOf, asked: Asked, nowMs: number): OpenAround | null {
  const isOpen = ({ date }: TypedMoment) => hoursOn(of, date).kind === 'open'
  if (isOpen(asked.pickup) && isOpen(asked.returned)) return null
  return timesAround(of, asked, nowMs)
}

/**
 * The shortest time around two dates that the depot's hours allow from now on. On an open date the
 * typed time, else the nearest possible one; before a closed first date the last closing, after a
 * closed last date the next opening. Null when within a week no moment is left.
 */
export function timesAround(of: HoursOf, asked: Asked, nowMs: number): OpenAround | null {
  const isOpen = ({ date }: TypedMoment) => hoursOn(of, date).kind === 'open'
  const at = { of, now: formatLocalDateTime(stockholmDateTime(nowMs)) }
  const pickup = isOpen(asked.pickup) ? onDate(at, asked.pickup) : lastBefore(at, asked.pickup.date)
  const returned = isOpen(asked.returned)
    ? onDate(at, asked.returned)
    : firstAfter(at, asked.returned.date)
  return pickup && returned && { pickup, returned }
}

type At = { of: HoursOf; now: string }

function onDate(at: At, { date, time }: TypedMoment): LocalDateTime | null {
  if (time !== null && isPossible(at, { date, time })) return { date, time }
  const moments = momentsOn(at, date)
  return moments.find((moment) => moment.time >= (time ?? '00:00')) ?? moments.at(-1) ?? null
}

function lastBefore(at: At, date: LocalDate): LocalDateTime | null {
  const last = (days: number) => momentsOn(at, addDays(date, -days)).at(-1) ?? []
  return searchedDays.flatMap(last)[0] ?? null
}

function firstAfter(at: At, date: LocalDate): LocalDateTime | null {
  const first = (days: number) => momentsOn(at, addDays(date, days))[0] ?? []
  return searchedDays.flatMap(first)[0] ?? null
}

function momentsOn(at: At, date: LocalDate): LocalDateTime[] {
  const hours = hoursOn(at.of, date)
  if (hours.kind === 'closed') return []
  return offeredTimes(hours)
    .map((time) => ({ date, time }))
    .filter((moment) => isPossible(at, moment))
}

const isPossible = ({ of, now }: At, moment: LocalDateTime) =>
  formatLocalDateTime(moment) >= now &&
  minutesOf(moment.time) % stepMinutes === 0 &&
  checkPickup(of, moment.date, moment.time).kind === 'ok'
