import { specialDayKeys } from '@minikran/domain/opening-hours/special-days'
import { weekdayText } from '@minikran/i18n/date-text'
import { specialDayName } from '@minikran/i18n/special-day-name'
import { locale } from '../locale.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7]
// 1 January 2024 was a Monday.
const weekdayName = (day: number) => weekdayText(`2024-01-0${day}`, locale)

export const isWeekday = (day: number) => weekdays.includes(day)

/** A row's day in words: a weekday, or the special day. */
export function dayName(day: number): string {
  if (isWeekday(day)) return weekdayName(day)
  return specialDayName(day, locale) ?? String(day)
}

export const dayChoices = () =>
  [...weekdays, ...Object.keys(specialDayKeys).map(Number)].map((id) => ({ id, name: dayName(id) }))
