import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { openAround } from '@minikran/domain/opening-hours/open-around'
import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
import type { RentPeriod } from '@minikran/domain/pricing/rent-period'
import type { PricedProduct, PriceFigure } from '@minikran/domain/pricing/rental-price'
import { hoursOfDepot } from '../../inquiry/depot-hours.ts'
import { openDaysText } from '../../pricing/open-days-text.ts'

/** The nearest days on which the depot is open, and their price. */
export type OpenOffer = { sentence: string; query: string; sum: PriceFigure | null }
/** What is known of the dates in the address. */
export type Opening = RentPeriod & { offer: OpenOffer | null }
type At = { hours: HoursOf; nowMs: number; locale: Locale }

/** Null when the depot is open on both days, or closed for more than a week around them. */
export function openOffer(
  prices: PricedProduct,
  { from, to }: RentPeriod,
  { hours, nowMs, locale }: At,
): OpenOffer | null {
  const days = { pickup: { date: from, time: null }, returned: { date: to, time: null } }
  const around = openAround(hours, days, nowMs)
  if (around === null) return null
  const { pickup, returned } = around
  const price = priceForDates(prices, { from: pickup.date, to: returned.date })
  return {
    sentence: openDaysText(around, locale),
    query: `fran=${pickup.date}T${pickup.time}&till=${returned.date}T${returned.time}`,
    sum: price?.sum ?? null,
  }
}

type Rented = { depotId: number; prices: PricedProduct }

/** The same in the browser, with the hours of a depot; null when they cannot be loaded. */
export async function loadOpenOffer(
  { depotId, prices }: Rented,
  period: RentPeriod,
  locale: Locale,
): Promise<OpenOffer | null> {
  const hours = await hoursOfDepot(String(depotId))
  return hours && openOffer(prices, period, { hours, nowMs: Date.now(), locale })
}
