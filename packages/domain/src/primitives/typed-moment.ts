import { type LocalDate, type LocalTime, parseLocalDate, parseLocalTime } from './local-date.ts'

// Separators are optional: a numeric keypad has neither dash nor colon.
const dateDigits = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/
const timeDigits = /^(\d{1,2})[:. ]?(\d{2})$/
const hourDigits = /^(?:[01]?\d|2[0-3])$/

/** An hour without minutes; while typing, perhaps the beginning of a longer time. */
export const isBareHour = (typed: string): boolean => hourDigits.test(typed.trim())

/** Turns `20261203` into `2026-12-03`; other texts stay as typed. */
export const tidyDate = (typed: string): string => typed.trim().replace(dateDigits, '$1-$2-$3')

/** Turns `7` into `07:00`, `730` and `7.30` into `07:30`; other texts stay as typed. */
export function tidyTime(typed: string): string {
  const text = typed.trim()
  if (isBareHour(text)) return `${text.padStart(2, '0')}:00`
  return text.replace(timeDigits, (_, hour: string, minute: string) => {
    return `${hour.padStart(2, '0')}:${minute}`
  })
}

export const readTypedDate = (typed: string): LocalDate | null => parseLocalDate(tidyDate(typed))
export const readTypedTime = (typed: string): LocalTime | null => parseLocalTime(tidyTime(typed))
