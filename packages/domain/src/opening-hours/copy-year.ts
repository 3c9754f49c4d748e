import { type LocalDate, parseLocalDate, weekday } from '../primitives/local-date.ts'
import type { HoursRow } from './active-hours.ts'
import { calendarDays } from './calendar-days.ts'

/**
 * A day that a person should check: the company's own day, a day with hours on another weekday, or a
 * day that is not copied, because it is 29 February or the next year has another day on its date.
 */
export type DayToCheck = {
  date: LocalDate
  day: number
  reason: 'ownDay' | 'weekday' | 'leapDay' | 'sameDate'
}
export type CopiedYear = { added: HoursRow[]; toCheck: DayToCheck[] }

type DatedRow = HoursRow & { date: LocalDate }
const isDated = (row: HoursRow): row is DatedRow => row.date !== null
const isInYear = ({ date }: DatedRow, year: number) => Number(date.slice(0, 4)) === year
const byDate = (one: { date: LocalDate }, other: { date: LocalDate }) =>
  one.date < other.date ? -1 : 1

/**
 * Copies the days of a year to the next one. Special days get their date in that year, other days keep
 * day and month. Days that the next year already has are not added.
 */
export function copyYear(rows: readonly HoursRow[], year: number): CopiedYear {
  const dated = rows.filter(isDated)
  const next = dated.filter((row) => isInYear(row, year + 1))
  const existingDays = new Set(next.map(({ day }) => day))
  const rowByDate = new Map(next.map((row) => [row.date, row]))
  const holidays = new Map(Object.entries(calendarDays(year + 1)))
  const isHoliday = ({ day }: DatedRow) => holidays.has(String(day))
  const ofYear = dated.filter((row) => isInYear(row, year))
  const toCheck: DayToCheck[] = []
  const added: DatedRow[] = []
  const holidayOf = (row: DatedRow) => (isHoliday(row) ? row.day : null)
  const add = (row: DatedRow, copied: DatedRow) => {
    const { date, day } = copied
    const other = rowByDate.get(date)
    if (other !== undefined) {
      if (holidayOf(other) !== holidayOf(row)) toCheck.push({ date, day, reason: 'sameDate' })
      return
    }
    rowByDate.set(date, copied)
    added.push(copied)
    const reason = reasonToCheck(row, copied, isHoliday(row))
    if (reason !== null) toCheck.push({ date, day, reason })
  }
  for (const row of ofYear.filter(isHoliday)) {
    const date = holidays.get(String(row.day))
    if (date !== undefined && !existingDays.has(row.day)) add(row, { ...row, date })
  }
  for (const row of ofYear.filter((one) => !isHoliday(one))) {
    const date = parseLocalDate(`${year + 1}${row.date.slice(4)}`)
    if (date === null) toCheck.push({ date: row.date, day: row.day, reason: 'leapDay' })
    else add(row, { ...row, date, day: isWeekday(row.day) ? weekday(date) : row.day })
  }
  return { added: added.sort(byDate), toCheck: toCheck.sort(byDate) }
}

const isWeekday = (day: number) => day <= 7

function reasonToCheck(row: DatedRow, copied: DatedRow, isHoliday: boolean) {
  if (!isHoliday) return 'ownDay'
  return !row.closed && weekday(row.date) !== weekday(copied.date) ? 'weekday' : null
}
