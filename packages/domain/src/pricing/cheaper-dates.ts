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

/** Pickup and return of a machine. */
export type RentTimes = { pickup: LocalDateTime; returned: LocalDateTime }
export type CheaperDates = RentTimes & { saved: PriceFigure }
type At = { hours: HoursOf; nowMs: number }

/** How many days the pickup is moved at most, in both directions. */
export const mostDaysMoved = 7

/**
 * The cheapest dates for the same rent, up to a week earlier or later, with both times in the opening
 * hours and the pickup in the future. Of equally cheap dates the nearest, then the later. Null when
 * none is cheaper.
 */
export function cheaperDates(
  products: readonly PricedProduct[],
  requested: RentTimes,
  { hours, nowMs }: At,
): CheaperDates | null {
  const price = sumOf(products, requested)
  if (price === null) return null
  const now = formatLocalDateTime(stockholmDateTime(nowMs))
  let best: { times: RentTimes; price: PriceFigure } | null = null
  for (const days of nearestFirst()) {
    const times = moved(requested, days)
    const movedPrice = sumOf(products, times)
    const isCheaper = movedPrice !== null && movedPrice.exVatOre < (best?.price ?? price).exVatOre
    if (!isCheaper || formatLocalDateTime(times.pickup) < now) continue
    if (isOpen(hours, times.pickup) && isOpen(hours, times.returned))
      best = { times, price: movedPrice }
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
