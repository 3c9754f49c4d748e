import { isSettled } from '@minikran/domain/cases/case-steps'
import { Temporal } from '@minikran/domain/primitives/temporal'
import { m } from '@minikran/i18n/messages'
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { deliveryPlace, machineName, titleOf } from './layout/case-rows.ts'
import type { CaseFacts, InquiryFacts, RegistrationFacts } from './mail-facts.ts'

export type CalendarFile = { filename: string; content: string; contentType: string }

type Appointment = {
  /** Stable, so that a later file updates the event of an earlier one. */
  key: string
  startsAt: string
  minutes: number
  summary: string
  alarm: string
}

const zone = 'Europe/Stockholm'
const visitMinutes = 30
/** A longer course continues on the next day. */
const courseDayHours = 8

/**
 * An iCalendar file (RFC 5545) with pickups and returns, or with the course, which also cancels what has
 * ended; null when the case has none of both: a waiting list, a web course without a date, a credit
 * application, a service request.
 */
export function caseCalendar(mail: CaseFacts, nowMs: number): CalendarFile | null {
  const kept = isSettled(mail.state) ? [] : appointmentsOf(mail)
  const cancelled = cancelledOf(mail, kept, nowMs)
  if (kept.length + cancelled.length === 0) return null
  const calendar = ical({
    prodId: { company: 'Minikran', product: 'Cases', language: mail.lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Each event has its own zone; a zone of the calendar would also apply to DTSTAMP, which is UTC.
    timezone: { name: null, generator: timezoneBlock },
  })
  for (const entry of kept) enter(calendar, entry, { mail, nowMs, isCancelled: false })
  for (const entry of cancelled) enter(calendar, entry, { mail, nowMs, isCancelled: true })
  const locale = { locale: mail.lang }
  return {
    filename:
      mail.kind === 'registration'
        ? m.mail_calendar_course_file({}, locale)
        : m.mail_calendar_file({}, locale),
    // The format requires a line end after the last line too.
    content: `${calendar.toString()}\r\n`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
}

function appointmentsOf(mail: CaseFacts): Appointment[] {
  switch (mail.kind) {
    case 'inquiry':
      return [...visits(mail, 'pickup'), ...visits(mail, 'return')]
    case 'registration':
      return mail.participants.some(({ waiting }) => !waiting) ? courseDays(mail) : []
    case 'credit':
    case 'service':
      return []
  }
}

/**
 * What an earlier file entered and what has ended since: with the case, as far as it is not over, with the
 * last seat, or with the change of times that the mail is about.
 */
function cancelledOf(mail: CaseFacts, kept: readonly Appointment[], nowMs: number): Appointment[] {
  const keys = new Set(kept.map(({ key }) => key))
  const ended = [...appointmentsOf(mail), ...appointmentsBefore(mail)].filter(({ key }) => {
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
  if (!isSettled(mail.state)) return ended
  return ended.filter(({ startsAt }) => startOf(startsAt).epochMilliseconds > nowMs)
}

/** The appointments before the change that the mail is about; of a course when its last seat was lost. */
function appointmentsBefore(mail: CaseFacts): Appointment[] {
  if (mail.kind === 'registration') return mail.lostLastSeat ? courseDays(mail) : []
  if (mail.kind !== 'inquiry') return []
  const before = mail.lines.map((line, index) => {
    const moved = mail.movedTimes.find((each) => each.line === index + 1)
    if (moved === undefined) return line
    return { ...line, pickupAt: moved.from.pickup_at, returnAt: moved.from.return_at }
  })
  return appointmentsOf({ ...mail, lines: before })
}

const startOf = (at: string) =>
  Temporal.PlainDateTime.from(at.replace(' ', 'T')).toZonedDateTime(zone)

const visitTexts = { pickup: m.mail_event_pickup, return: m.mail_event_return }
const deliveredTexts = { pickup: m.mail_event_rental_start, return: m.mail_event_rental_end }

/** Machines that are picked up or returned at the same time are one event. */
function visits(mail: InquiryFacts, kind: 'pickup' | 'return'): Appointment[] {
  const { lines, lang } = mail
  const times = new Map<string, { number: number; titles: string[] }>()
  for (const [index, line] of lines.entries()) {
    const at = kind === 'pickup' ? line.pickupAt : line.returnAt
    if (at === null) continue
    const visit = times.get(at) ?? { number: index + 1, titles: [] }
    visit.titles.push(machineName(line, lang))
    times.set(at, visit)
  }
  const text = mail.delivery === null ? visitTexts[kind] : deliveredTexts[kind]
  return [...times].map(([at, { number, titles }]) => {
    const summary = text({ title: titles.join(', ') }, { locale: lang })
    const key = number === 1 ? kind : `${kind}-${number}`
    return appointment({ key, startsAt: at, minutes: visitMinutes, summary }, lang)
  })
}

function courseDays(mail: RegistrationFacts): Appointment[] {
  const { startsAt, hours } = mail.course
  if (startsAt === null) return []
  const left = Math.max(hours ?? courseDayHours, 1)
  const days = Math.ceil(left / courseDayHours)
  const title = titleOf(mail)
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1
    const start = Temporal.PlainDateTime.from(startsAt).add({ days: index })
    const isOnly = days === 1
    const hoursOfDay = Math.min(courseDayHours, left - index * courseDayHours)
    const locale = { locale: mail.lang }
    return appointment(
      {
        key: isOnly ? 'course' : `course-${day}`,
        startsAt: start.toString({ smallestUnit: 'minute' }).replace('T', ' '),
        minutes: Math.round(hoursOfDay * 60),
        summary: isOnly
          ? m.mail_event_course({ title }, locale)
          : m.mail_event_course_day({ title, day }, locale),
      },
      mail.lang,
    )
  })
}

function appointment(of: Omit<Appointment, 'alarm'>, lang: CaseFacts['lang']): Appointment {
  return { ...of, alarm: m.mail_calendar_alarm({ title: of.summary }, { locale: lang }) }
}

type Context = { mail: CaseFacts; nowMs: number; isCancelled: boolean }

function enter(calendar: ICalCalendar, of: Appointment, { mail, nowMs, isCancelled }: Context) {
  const start = startOf(of.startsAt)
  const { depot } = mail
  const location = locationOf(mail)
  const event = calendar.createEvent({
    id: `${mail.caseNumber}-${of.key}@minikran`,
    stamp: Temporal.Instant.fromEpochMilliseconds(nowMs),
    sequence: sequenceOf(mail),
    start,
    timezone: zone,
    end: start.add({ minutes: of.minutes }),
    summary: of.summary,
    description: [mail.caseNumber, depot?.phone, mail.caseUrl].filter(Boolean).join('\n'),
    ...(location !== null && { location }),
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
  })
  if (isCancelled) return
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: 24 * 3_600,
    description: of.alarm,
  })
}

/** Calendar programs ignore a changed event whose sequence is not higher. */
function sequenceOf(mail: CaseFacts): number {
  const ended = isSettled(mail.state) ? 1 : 0
  if (mail.kind === 'inquiry') return mail.timeChanges + ended
  return mail.kind === 'registration' ? mail.course.version + mail.seatChanges + ended : 0
}

/** The venue of a course or the place of delivery, else the depot; null on the web. */
function locationOf(mail: CaseFacts): string | null {
  const course = mail.kind === 'registration' ? mail.course : null
  if (course?.isWeb) return null
  if (mail.kind === 'inquiry' && mail.delivery !== null) return deliveryPlace(mail.delivery)
  const { depot } = mail
  return course?.place ?? (depot && `${depot.name}, ${depot.address}, ${depot.zip} ${depot.city}`)
}

/** The rules of the zone, so that a calendar anywhere shows the depot's time. */
function timezoneBlock(name: string): string {
  const block = tzlib_get_ical_block(name)
  const rules = String(Array.isArray(block) ? block[0] : block)
  // Stockholm has had Berlin's rules since 1980, and the library names them after Berlin.
  return rules.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${name}`)
}
