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

/** A typed date, and a time or null without a valid one. */
export type TypedMoment = { date: LocalDate; time: LocalTime | null }
/** Possible times for pickup and return. */
export type OpenAround = { pickup: LocalDateTime; returned: LocalDateTime }

type RequestedTimes = { pickup: TypedMoment; returned: TypedMoment }

/** `timesAround` if the depot is closed on one of the dates, else null. */
export function openAround(
  of: HoursOf,
  requested: RequestedTimes,
  nowMs: number,
): OpenAround | null {
  const isOpen = ({ date }: TypedMoment) => hoursOn(of, date).kind === 'open'
  if (isOpen(requested.pickup) && isOpen(requested.returned)) return null
  return timesAround(of, requested, nowMs)
}

/**
 * The shortest rent that covers two dates within the depot's hours, from now on. On an open date it
 * has the typed time or the nearest possible one; instead of a closed first date the last closing
 * before, instead of a closed last date the next opening after. Null when there is none within a week.
 */
export function timesAround(
  of: HoursOf,
  requested: RequestedTimes,
  nowMs: number,
): OpenAround | null {
  const isOpen = ({ date }: TypedMoment) => hoursOn(of, date).kind === 'open'
  const at = { of, now: formatLocalDateTime(stockholmDateTime(nowMs)) }
  const pickup = isOpen(requested.pickup)
    ? onDate(at, requested.pickup)
    : lastBefore(at, requested.pickup.date)
  const returned = isOpen(requested.returned)
    ? onDate(at, requested.returned)
    : firstAfter(at, requested.returned.date)
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
