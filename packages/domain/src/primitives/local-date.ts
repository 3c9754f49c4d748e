/** 'YYYY-MM-DD', an existing day of the years 0001-9999. */
export type LocalDate = string
/** 'HH:mm', 00:00-23:59. */
export type LocalTime = string
export type LocalDateTime = { date: LocalDate; time: LocalTime }
/** Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const msPerHour = 3_600_000
const msPerDay = 24 * msPerHour

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The number in `digits` ASCII digits at `start`, or -1. */
function digitsAt(text: string, start: number, digits: number): number {
  let value = 0
  for (let at = start; at < start + digits; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return -1
    value = value * 10 + digit
  }
  return value
}

/** A strict 'YYYY-MM-DD', else null: 2026-02-30, year 0 and year 10000 are no dates. */
export function parseLocalDate(text: string): LocalDate | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = digitsAt(text, 0, 4)
  const month = digitsAt(text, 5, 2)
  const day = digitsAt(text, 8, 2)
  if (year < 1 || month < 1 || month > 12 || day < 1) return null
  return day <= daysInMonth(year, month) ? text : null
}

/** A strict 'HH:mm', else null: 24:00 is no time. */
export function parseLocalTime(text: string): LocalTime | null {
  if (text.length !== 5 || text[2] !== ':') return null
  const hour = digitsAt(text, 0, 2)
  const minute = digitsAt(text, 3, 2)
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 ? text : null
}

/** A strict 'YYYY-MM-DD HH:mm', else null. */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  if (text.length !== 16 || text[10] !== ' ') return null
  const date = parseLocalDate(text.slice(0, 10))
  const time = parseLocalTime(text.slice(11))
  return date === null || time === null ? null : { date, time }
}

/** 'YYYY-MM-DD HH:mm', which also sorts as text. */
export function formatLocalDateTime({ date, time }: LocalDateTime): string {
  return `${date} ${time}`
}

/** Minutes since midnight of a valid time. */
export function minutesOf(time: LocalTime): number {
  return digitsAt(time, 0, 2) * 60 + digitsAt(time, 3, 2)
}

/** The time at a number of minutes (0-1439) after midnight. */
export function timeFromMinutes(minutes: number): LocalTime {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`
}

function utcMidnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The date a number of days later, or earlier if negative. Clock changes do not matter. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(utcMidnight(date) + days * msPerDay).toISOString().slice(0, 10)
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysFrom(from: LocalDate, to: LocalDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / msPerDay)
}

export function weekday(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday; the remainder is kept positive for dates before it.
  const sinceMonday = (((utcMidnight(date) / msPerDay + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as Weekday
}

// Intl, not Temporal: the polyfill would add 20 kB (gzip) to every form in the browser. The tests
// compare both functions with Temporal.
const stockholmClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * The local date and time in Stockholm at an instant (epoch milliseconds or ISO 8601). In the
 * repeated hour of autumn two instants have the same local time.
 */
export function stockholmDateTime(instant: number | string): LocalDateTime {
  const epochMs = typeof instant === 'number' ? instant : Date.parse(instant)
  const parts = new Map(stockholmClock.formatToParts(epochMs).map((p) => [p.type, p.value]))
  const year = parts.get('year')?.padStart(4, '0')
  return {
    date: `${year}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

/**
 * Epoch milliseconds of a local date and time in Stockholm, from 1980 on. A time skipped in spring
 * (02:30) counts as one hour later (03:30), a time repeated in autumn as its first occurrence.
 */
export function instantOf(date: LocalDate, time: LocalTime): number {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const inSummerTime = asUtc - 2 * msPerHour
  const shown = stockholmDateTime(inSummerTime)
  const isSummerTime = shown.date === date && shown.time === time
  return isSummerTime ? inSummerTime : asUtc - msPerHour
}
