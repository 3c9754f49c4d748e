import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  isSpecialDayCode,
  type SpecialDayKey,
  specialDayKeys,
} from '@minikran/domain/opening-hours/special-days'
import { m } from './paraglide/messages.js'

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
