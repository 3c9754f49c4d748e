import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type ClosedHours,
  checkPickup,
  type HoursOf,
  hoursOn,
  offeredTimes,
} from '@minikran/domain/opening-hours/active-hours'
import { openDatesAhead } from '@minikran/domain/opening-hours/hours-ahead'
import { nextOpenMoment } from '@minikran/domain/opening-hours/next-open-moment'
import {
  formatLocalDateTime,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  minutesOf,
  parseLocalDate,
  parseLocalTime,
  stockholmDateTime,
  timeFromMinutes,
} from '@minikran/domain/primitives/local-date'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { weekdayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { specialDayName } from '@minikran/i18n/special-day-name'
import type { DepotOption } from './depot-option.ts'
import {
  hasOwnTimes,
  type InquiryField,
  type InquiryValues,
  lineName,
  timesOf,
} from './inquiry-values.ts'

/** The hint and suggestions for a date and time; refused when it has passed or the depot is closed. */
export type TimeOptions = {
  hint: string | undefined
  times: LocalTime[]
  isRefused: boolean
  /** Alternatives to a refused time: the depot's next open time, and a depot that is open then. */
  next: LocalDateTime | null
  openDepot: DepotOption | null
}
export type DateOption = { date: LocalDate; label: string }
type PickupAndReturn = { pickup: TimeOptions; return: TimeOptions }
/** For the form's times, and by slug for those of each machine. */
export type InquiryTimeOptions = PickupAndReturn & {
  lines: Record<string, PickupAndReturn & { isOwn: boolean }>
  dates: DateOption[]
  /** The first date that prevents sending: times outside opening hours cannot be sent. */
  refusedDate: InquiryField | null
}

type At = { hours: HoursOf; city: string; locale: Locale; now: LocalDateTime }

const offeredDates = 10
const notRefused = { isRefused: false, next: null, openDepot: null }
const nothing: TimeOptions = { hint: undefined, times: [], ...notRefused }

/** The hours of that day, or why the typed time is not possible. */
export function timeOptions(at: At, typed: { date: string; time: string }): TimeOptions {
  const { hours, city, now } = at
  const date = parseLocalDate(typed.date.trim())
  if (date === null) return nothing
  const day = hoursOn(hours, date)
  const typedTime = typed.time.trim()
  const time = parseLocalTime(typedTime)
  const isToday = date === now.date
  const isPast = date < now.date || (isToday && time !== null && time < now.time)
  const refused = (hint: string, times: LocalTime[]): TimeOptions => ({
    hint,
    times,
    isRefused: true,
    next: nextOpenMoment(hours, later({ date, time: time ?? '00:00' }, soon(now))),
    openDepot: null,
  })
  if (isPast && !isToday) return refused(m.inquiry_past_hint(), [])
  if (day.kind === 'closed') return refused(closedHint(at, day), [])
  const { from, to } = day
  const times = offeredTimes(day).filter(
    (offered) =>
      checkPickup(hours, date, offered).kind === 'ok' && !(isToday && offered < now.time),
  )
  if (isPast) return refused(m.rule_past(), times)
  const check = time === null ? null : checkPickup(hours, date, time)
  switch (check?.kind) {
    case undefined:
    case 'ok':
      return { hint: m.inquiry_hours_hint({ city, from, to }), times, ...notRefused }
    case 'closed':
      return refused(closedHint(at, check.hours), times)
    case 'early':
      return refused(m.inquiry_early_hint({ time: typedTime, city, from: check.opens }), times)
    case 'late':
      return refused(m.inquiry_late_hint({ time: typedTime, city, to: check.closes }), times)
    default:
      return unreachable(check)
  }
}

const later = (one: LocalDateTime, other: LocalDateTime) =>
  formatLocalDateTime(one) > formatLocalDateTime(other) ? one : other

/** The next half hour of the day, so that the time is still to come when the form is sent. */
function soon({ date, time }: LocalDateTime): LocalDateTime {
  const next = (Math.floor(minutesOf(time) / 30) + 1) * 30
  return { date, time: timeFromMinutes(Math.min(next, minutesOf('23:59'))) }
}

function closedHint({ city, locale }: At, { specialDay }: ClosedHours): string {
  const name = specialDayName(specialDay ?? null, locale)
  if (name === null) return m.inquiry_closed_hint({ city })
  return m.inquiry_closed_special_hint({ city, name })
}

type Place = { hours: HoursOf; city: string; nowMs: number }

/** The hints and suggestions for all typed dates. */
export function inquiryTimeOptions(
  { hours, city, nowMs }: Place,
  values: InquiryValues,
  slugs: readonly string[],
): InquiryTimeOptions {
  const locale = getLocale()
  const at = { hours, city, locale, now: stockholmDateTime(nowMs) }
  const sides = (slug: string): PickupAndReturn => {
    const times = timesOf(values, slug)
    return { pickup: timeOptions(at, times.pickup), return: timeOptions(at, times.return) }
  }
  const ofForm = sides('')
  const lines = slugs.map((slug) => {
    const isOwn = hasOwnTimes(values, slug)
    return [slug, { ...(isOwn ? sides(slug) : ofForm), isOwn }] as const
  })
  // With several machines, the form's times are part of theirs.
  const judged = slugs.length < 2 ? [['', { ...ofForm, isOwn: false }] as const] : lines
  return {
    ...ofForm,
    refusedDate: judged.map(refusedDateOf).find((date) => date !== null) ?? null,
    lines: slugs.length < 2 ? {} : Object.fromEntries(lines),
    dates: openDatesAhead(hours, nowMs, offeredDates).map(({ date, hours: { from, to } }) => ({
      date,
      label: `${weekdayText(date, locale)} ${m.hours_range({ from, to })}`,
    })),
  }
}

type Line = InquiryTimeOptions['lines'][string]

function refusedDateOf([slug, line]: readonly [string, Line]): InquiryField | null {
  const side = (['pickup', 'return'] as const).find((name) => line[name].isRefused)
  if (side === undefined) return null
  return line.isOwn ? lineName(slug, `${side}_date`) : `${side}_date`
}
