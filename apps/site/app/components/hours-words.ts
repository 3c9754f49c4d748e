import type { OpenState } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  isSpecialDayCode,
  type SpecialDayKey,
  specialDayKeys,
} from '@minikran/domain/opening-hours/special-days'
import { dayMonthText, weekdayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'

/** Open until when, or opening when: `Öppet nu, stänger 16:00`, `Öppnar 07:00 i morgon`. */
export function openStateText({ state, date, time, day }: OpenState, locale: Locale): string {
  const options = { locale }
  if (state === 'unknown' || date === null || time === null) return m.open_unknown({}, options)
  if (state === 'open') return m.open_until({ time }, options)
  switch (day) {
    case 'today':
      return m.open_today({ time }, options)
    case 'tomorrow':
      return m.open_tomorrow({ time }, options)
    case 'weekday':
      return m.open_weekday({ time, weekday: weekdayText(date, locale) }, options)
    default:
      return m.open_date({ time, date: dayMonthText(date, locale) }, options)
  }
}

type Times = { closed: boolean; from: string | null; to: string | null }

/** `07:00–16:00`, or that it is closed. */
export function hoursText({ closed, from, to }: Times, locale: Locale): string {
  if (closed || from === null || to === null) return m.hours_closed({}, { locale })
  return m.hours_range({ from, to }, { locale })
}

const specialDayNames: Record<SpecialDayKey, typeof m.special_epiphany> = {
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

/** The name of a special day by its code 10-29; null for any other number. */
export function specialDayName(code: number | null, locale: Locale): string | null {
  if (code === null || !isSpecialDayCode(code)) return null
  return specialDayNames[specialDayKeys[code]]({}, { locale })
}
