import { addDays, type LocalDate } from './local-date.ts'

/** The last days up to `today`, in order. */
export function lastDays(today: LocalDate, days: number): LocalDate[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
}
