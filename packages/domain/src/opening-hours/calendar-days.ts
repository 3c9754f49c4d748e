import { addDays, type LocalDate, type Weekday, weekday } from '../primitives/local-date.ts'
import { easterDay } from './easter.ts'
import type { SpecialDayCode } from './special-days.ts'

/** Special days with a calculated date: all but 28, "different hours". */
export type CalendarDayCode = Exclude<SpecialDayCode, 28>

const saturday = 6

/** The dates of the special days in a year (movable ones by the Swedish Act 1989:253). */
export function calendarDays(year: number): Record<CalendarDayCode, LocalDate> {
  const on = (monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`
  const easter = easterDay(year)
  const midsummerDay = firstOnOrAfter(on('06-20'), saturday)
  return {
    10: on('01-01'),
    11: on('01-05'),
    12: on('01-06'),
    13: addDays(easter, -2),
    14: addDays(easter, -1),
    15: easter,
    16: addDays(easter, 1),
    17: on('04-30'),
    18: on('05-01'),
    19: addDays(easter, 39),
    20: on('06-06'),
    21: addDays(midsummerDay, -1),
    22: midsummerDay,
    23: firstOnOrAfter(on('10-31'), saturday),
    24: on('12-24'),
    25: on('12-25'),
    26: on('12-26'),
    27: on('12-31'),
    29: addDays(easter, -3),
  }
}

function firstOnOrAfter(date: LocalDate, day: Weekday): LocalDate {
  return addDays(date, (day - weekday(date) + 7) % 7)
}

/** The special day on a date, or null. When Ascension Day is on 1 May (2008), it is May Day. */
export function calendarDayOn(date: LocalDate): CalendarDayCode | null {
  const days = Object.entries(calendarDays(Number(date.slice(0, 4))))
  const found = days.find(([, day]) => day === date)
  return found === undefined ? null : (Number(found[0]) as CalendarDayCode)
}
