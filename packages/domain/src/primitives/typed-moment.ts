import { type LocalDate, type LocalTime, parseLocalDate, parseLocalTime } from './local-date.ts'

// A keypad for digits has neither dash nor colon, and gloves do not look for them.
const dateDigits = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/
const timeDigits = /^(\d{1,2})[:. ]?(\d{2})$/
const hourDigits = /^(?:[01]?\d|2[0-3])$/

/** While it is typed, perhaps the beginning of a longer time: the `1` of `15:00`. */
export const isBareHour = (typed: string): boolean => hourDigits.test(typed.trim())

/** `20261203` is meant as `2026-12-03`; all else stays as typed. */
export const tidyDate = (typed: string): string => typed.trim().replace(dateDigits, '$1-$2-$3')

/** `7` is meant as `07:00`, `730` and `7.30` as `07:30`; all else stays as typed. */
export function tidyTime(typed: string): string {
  const text = typed.trim()
  if (isBareHour(text)) return `${text.padStart(2, '0')}:00`
  return text.replace(timeDigits, (_, hour: string, minute: string) => {
    return `${hour.padStart(2, '0')}:${minute}`
  })
}

export const readTypedDate = (typed: string): LocalDate | null => parseLocalDate(tidyDate(typed))
export const readTypedTime = (typed: string): LocalTime | null => parseLocalTime(tidyTime(typed))
