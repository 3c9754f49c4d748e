import type { Depot } from '@minikran/contract/depots'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
import type { PriceFigure } from '@minikran/domain/pricing/rental-price'
import { dayMonthText, weekdayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { type PricedItem, pricedProduct } from '../../pricing/price-rows.ts'

/** The next weekend at a machine's depot; `sum` null when the weekend alone is paid for. */
export type WeekendOffer = { sentence: string; query: string; sum: PriceFigure | null }

/** Null without a depot, and for a machine that has no weekend price. */
export function weekendOffer(
  product: PricedItem,
  depot: Pick<Depot, 'corp_city' | 'next_weekend'> | null,
  locale: Locale,
): WeekendOffer | null {
  const weekend = depot?.next_weekend ?? null
  if (depot === null || weekend === null) return null
  const { pickup_at, return_at } = weekend
  const [from = '', to = ''] = [pickup_at, return_at].map((moment) => moment.slice(0, 10))
  const price = priceForDates(pricedProduct(product), { from, to })
  const isPriced = price?.lines.some(({ key }) => key === 'weekend')
  if (price === null || !isPriced) return null
  const pickup = momentText(pickup_at, locale)
  const returned = momentText(return_at, locale)
  return {
    sentence: m.price_weekend_next({ city: depot.corp_city, pickup, returned }, { locale }),
    query: `fran=${pickup_at.replace(' ', 'T')}&till=${return_at.replace(' ', 'T')}`,
    sum: price.lines.length > 1 ? price.sum : null,
  }
}

/** `fredag 4 december kl. 15:00`; the date stays whole at a line's end. */
function momentText(moment: string, locale: Locale): string {
  const [date = '', time = ''] = moment.split(' ')
  const day = dayMonthText(date, locale).replace(' ', '\u00a0')
  return m.price_weekend_moment({ day: `${weekdayText(date, locale)} ${day}`, time }, { locale })
}
