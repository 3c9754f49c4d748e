import { addDays, type LocalDate, weekday } from './local-date.ts'

/** The Mondays of the last weeks up to the week of `today`, in order. */
export function lastMondays(today: LocalDate, weeks: number): LocalDate[] {
  const monday = addDays(today, 1 - weekday(today))
  return Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index + 1 - weeks)))
}
