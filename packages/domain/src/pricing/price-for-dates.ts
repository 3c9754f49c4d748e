import { rental } from '../catalogue/product-types.ts'
import { divideHalfUp } from '../primitives/money.ts'
import type { Figure } from './own-price.ts'
import { countPeriod, type PeriodCount, type RentPeriod } from './rent-period.ts'
import {
  type PricedProduct,
  type PriceFigure,
  type PriceLineKey,
  priceFigure,
  priceLines,
  rentLines,
} from './rental-price.ts'
import { vatBasisPoints } from './vat.ts'

/** A number of days or weekends at one price; null is on request. */
export type PeriodLine = {
  key: keyof PeriodCount
  times: number
  price: PriceFigure | null
  sum: PriceFigure | null
}
/** The price of a rent; `sum` is null when one of its prices is on request. */
export type PeriodPrice = {
  lines: PeriodLine[]
  sum: PriceFigure | null
  /** The rental insurance, not included in `sum` (docs/prices.md). */
  insurance: PriceFigure | null
}

const insurancePercent = 6

/**
 * The price of a machine from one date to another, line by line (`countPeriod` counts the dates). Null
 * for products that are not rented by the day.
 */
export function priceForDates(product: PricedProduct, period: RentPeriod): PeriodPrice | null {
  if (product.type !== rental || period.to < period.from) return null
  const prices = new Map<PriceLineKey, PriceFigure | null>(
    priceLines(product).map(({ key, price }) => [key, price]),
  )
  const counts = countPeriod(period, prices.has('weekend'))
  const lines = rentLines
    .filter((key) => counts[key] > 0)
    .map((key) => {
      const price = prices.get(key) ?? null
      const exVatOre = price && price.exVatOre * counts[key]
      return { key, times: counts[key], price, sum: figure(exVatOre, product) }
    })
  const exVatOre = sumOf(lines)
  return {
    lines,
    sum: figure(exVatOre, product),
    insurance: insuranceOf(exVatOre, product),
  }
}

// VAT is added to the sum and rounded once, so the lines with VAT may differ from it by an öre.
function figure(exVatOre: number | null, product: PricedProduct): PriceFigure | null {
  return exVatOre === null ? null : priceFigure(exVatOre, product)
}

function sumOf(lines: PeriodLine[]): number | null {
  let total = 0
  for (const { sum } of lines) {
    if (sum === null) return null
    total += sum.exVatOre
  }
  return total
}

// With an own price, the insurance is also calculated from it.
function insuranceOf(exVatOre: number | null, product: PricedProduct): PriceFigure | null {
  if (exVatOre === null) return null
  const { vatPercent, discountPercent = 0 } = product
  const share = (ofOre: number, whole: number): Figure => ({
    exVatOre: divideHalfUp(ofOre * insurancePercent, 100 * whole),
    incVatOre: divideHalfUp(
      ofOre * insurancePercent * vatBasisPoints(vatPercent),
      1_000_000 * whole,
    ),
  })
  const own = share(exVatOre * (100 - discountPercent), 100)
  return { ...share(exVatOre, 1), ...(discountPercent > 0 && { own }) }
}
