import { checkPickup, type HoursOf } from '../opening-hours/active-hours.ts'
import {
  addDays,
  formatLocalDateTime,
  type LocalDateTime,
  stockholmDateTime,
} from '../primitives/local-date.ts'
import type { Figure } from './own-price.ts'
import { priceForDates } from './price-for-dates.ts'
import type { PricedProduct, PriceFigure } from './rental-price.ts'
import { sumPrices } from './sum-prices.ts'

/** When the machine is fetched and brought back. */
export type RentTimes = { pickup: LocalDateTime; returned: LocalDateTime }
export type CheaperDates = RentTimes & { saved: PriceFigure }
type At = { hours: HoursOf; nowMs: number }

/** How far a collection is moved at most, either way. */
export const mostDaysMoved = 7

/**
 * The cheapest honest dates: the same number of days at the same times, collected up to a week
 * earlier or later, when that saves money in all, the depot is open at both times and the pickup is not
 * gone by. Of equally cheap ones the nearest, of two as near the later. Null when none is cheaper.
 */
export function cheaperDates(
  products: readonly PricedProduct[],
  asked: RentTimes,
  { hours, nowMs }: At,
): CheaperDates | null {
  const price = sumOf(products, asked)
  if (price === null) return null
  const now = formatLocalDateTime(stockholmDateTime(nowMs))
  let best: { times: RentTimes; price: PriceFigure } | null = null
  for (const days of nearestFirst()) {
    const times = moved(asked, days)
    const moment = sumOf(products, times)
    const isCheaper = moment !== null && moment.exVatOre < (best?.price ?? price).exVatOre
    if (!isCheaper || formatLocalDateTime(times.pickup) < now) continue
    if (isOpen(hours, times.pickup) && isOpen(hours, times.returned))
      best = { times, price: moment }
  }
  return best && { ...best.times, saved: difference(price, best.price) }
}

function sumOf(
  products: readonly PricedProduct[],
  { pickup, returned }: RentTimes,
): PriceFigure | null {
  const period = { from: pickup.date, to: returned.date }
  return sumPrices(products.map((product) => priceForDates(product, period)?.sum ?? null))
}

function nearestFirst(): number[] {
  const distances = Array.from({ length: mostDaysMoved }, (_, index) => index + 1)
  return distances.flatMap((days) => [days, -days])
}

const moved = ({ pickup, returned }: RentTimes, days: number): RentTimes => ({
  pickup: { ...pickup, date: addDays(pickup.date, days) },
  returned: { ...returned, date: addDays(returned.date, days) },
})

const isOpen = (hours: HoursOf, { date, time }: LocalDateTime) =>
  checkPickup(hours, date, time).kind === 'ok'

const difference = (a: PriceFigure, b: PriceFigure): PriceFigure => ({
  ...between(a, b),
  ...(a.own && b.own && { own: between(a.own, b.own) }),
})

const between = (a: Figure, b: Figure): Figure => ({
  exVatOre: a.exVatOre - b.exVatOre,
  incVatOre: a.incVatOre - b.incVatOre,
})
