import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { OpenAround } from '@minikran/domain/opening-hours/open-around'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'

/** That the depot is closed on a typed day, and when to pick up and return instead. */
export function openDaysText({ pickup, returned }: OpenAround, locale: Locale): string {
  return m.period_open(
    {
      pickup: numericDayText(pickup.date, locale),
      from: pickup.time,
      returned: numericDayText(returned.date, locale),
      to: returned.time,
    },
    { locale },
  )
}
