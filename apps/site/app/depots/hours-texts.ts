import type { OpenState } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
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

/** `07:00–16:00`, or closed. */
export function openingHoursText({ closed, from, to }: Times, locale: Locale): string {
  if (closed || from === null || to === null) return m.hours_closed({}, { locale })
  return m.hours_range({ from, to }, { locale })
}
