import { type SpecialDayKey, specialDayKeys } from '@minikran/domain/opening-hours/special-days'
import { weekdayText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { locale } from '../locale.ts'

const words: Record<SpecialDayKey, () => string> = {
  newYearsDay: m.special_new_years_day,
  twelfthNight: m.special_twelfth_night,
  epiphany: m.special_epiphany,
  goodFriday: m.special_good_friday,
  easterEve: m.special_easter_eve,
  easterDay: m.special_easter_day,
  easterMonday: m.special_easter_monday,
  walpurgisNight: m.special_walpurgis_night,
  mayDay: m.special_may_day,
  ascensionDay: m.special_ascension_day,
  nationalDay: m.special_national_day,
  midsummerEve: m.special_midsummer_eve,
  midsummerDay: m.special_midsummer_day,
  allSaintsDay: m.special_all_saints_day,
  christmasEve: m.special_christmas_eve,
  christmasDay: m.special_christmas_day,
  boxingDay: m.special_boxing_day,
  newYearsEve: m.special_new_years_eve,
  differentHours: m.special_different_hours,
  maundyThursday: m.special_maundy_thursday,
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]
// 1 January 2024 was a Monday.
const weekdayName = (day: number) => weekdayText(`2024-01-0${day}`, locale)

/** A row's day in words: a weekday, or the special day of specification §3. */
export function dayName(day: number): string {
  if (weekdays.includes(day)) return weekdayName(day)
  const key = specialDayKeys[day as keyof typeof specialDayKeys]
  return key === undefined ? String(day) : words[key]()
}

export const dayChoices = () =>
  [...weekdays, ...Object.keys(specialDayKeys).map(Number)].map((id) => ({ id, name: dayName(id) }))
