import type { LocalText } from '@minikran/domain/catalogue/title-text'
import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { type OpenAround, openAround } from '@minikran/domain/opening-hours/open-around'
import { type CheaperDates, cheaperDates } from '@minikran/domain/pricing/cheaper-dates'
import { type PeriodPrice, priceForDates } from '@minikran/domain/pricing/price-for-dates'
import type { PricedProduct, PriceFigure } from '@minikran/domain/pricing/rental-price'
import { sumPrices } from '@minikran/domain/pricing/sum-prices'
import { parseLocalDate, parseLocalTime } from '@minikran/domain/primitives/local-date'
import type { InquiryProduct } from './inquiry-product.ts'
import { hasOwnTimes, type InquiryValues, timesOf } from './inquiry-values.ts'

type Rented = InquiryProduct & { prices: PricedProduct }
export type InquiryPrice = {
  machines: { slug: string; title: LocalText; price: PeriodPrice }[]
  /** The total of all machines; null when a price is on request. */
  sum: PriceFigure | null
  /** The same with the rental insurance of each. */
  insured: PriceFigure | null
  cheaper: CheaperDates | null
  /** The nearest times at which the depot is open, when it is not on the typed dates. */
  open: OpenDates | null
}
export type OpenDates = OpenAround & { sum: PriceFigure }
type At = { hours: HoursOf | null; nowMs: number }

/** The price for the typed dates; null without a valid period. */
export function inquiryPrice(
  products: readonly InquiryProduct[],
  values: InquiryValues,
  at: At,
): InquiryPrice | null {
  const rented = products.filter((product): product is Rented => product.prices !== null)
  const machines = rented.flatMap(({ slug, title, prices }) => {
    const { pickup, return: returned } = timesOf(values, slug)
    const from = parseLocalDate(pickup.date)
    const to = parseLocalDate(returned.date)
    const price = from === null || to === null ? null : priceForDates(prices, { from, to })
    return price === null ? [] : [{ slug, title, price }]
  })
  if (machines.length === 0) return null
  const isWhole = machines.length === products.length
  const sums = machines.map(({ price }) => price.sum)
  const insurances = machines.map(({ price }) => price.insurance)
  return {
    machines,
    sum: isWhole ? sumPrices(sums) : null,
    insured: isWhole ? sumPrices([...sums, ...insurances]) : null,
    cheaper: isWhole ? cheaperFor(rented, values, at) : null,
    open: isWhole ? openFor(rented, values, at) : null,
  }
}

// Other dates are offered only when no machine has times of its own.
const isOneTime = (rented: Rented[], values: InquiryValues) =>
  rented.every(({ slug }) => !hasOwnTimes(values, slug))

function openFor(rented: Rented[], values: InquiryValues, { hours, nowMs }: At): OpenDates | null {
  const { pickup, return: returned } = timesOf(values, '')
  const from = parseLocalDate(pickup.date)
  const to = parseLocalDate(returned.date)
  if (hours === null || from === null || to === null || !isOneTime(rented, values)) return null
  const asked = {
    pickup: { date: from, time: parseLocalTime(pickup.time) },
    returned: { date: to, time: parseLocalTime(returned.time) },
  }
  const around = openAround(hours, asked, nowMs)
  if (around === null) return null
  const days = { from: around.pickup.date, to: around.returned.date }
  const sum = sumPrices(rented.map(({ prices }) => priceForDates(prices, days)?.sum ?? null))
  return sum && { ...around, sum }
}

function cheaperFor(rented: Rented[], values: InquiryValues, { hours, nowMs }: At) {
  const { pickup, return: returned } = timesOf(values, '')
  const isReadable = [pickup, returned].every(({ time }) => parseLocalTime(time) !== null)
  if (hours === null || !isReadable || !isOneTime(rented, values)) return null
  const priced = rented.map(({ prices }) => prices)
  return cheaperDates(priced, { pickup, returned }, { hours, nowMs })
}
