import { addDays, type LocalDate, weekday } from './local-date.ts'

/** The Mondays of the last weeks up to that of `today`, the newest last. */
export function lastMondays(today: LocalDate, weeks: number): LocalDate[] {
  const monday = addDays(today, 1 - weekday(today))
  return Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index + 1 - weeks)))
}
