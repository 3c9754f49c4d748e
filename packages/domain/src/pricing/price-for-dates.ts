import { divideHalfUp } from '../primitives/money.ts'
import { countPeriod, type PeriodCount, type RentPeriod } from './rent-period.ts'
import {
  type PricedProduct,
  type PriceFigure,
  type PriceLineKey,
  priceLines,
} from './rental-price.ts'
import { addVat } from './vat.ts'

/** `times` the price of one; null is on request. */
export type PeriodLine = {
  key: keyof PeriodCount
  times: number
  price: PriceFigure | null
  sum: PriceFigure | null
}
/** What a rent costs: `sum` null when any price in it is on request. */
export type PeriodPrice = {
  lines: PeriodLine[]
  sum: PriceFigure | null
  /** The rental insurance, which comes on top (specification §9). */
  insurance: PriceFigure | null
}

const insurancePercent = 6
const charged = ['firstDay', 'followingDay', 'weekend'] as const

/**
 * What a machine costs from one date to another, line by line (specification §9, readings 6-10;
 * `countPeriod` says which date is charged as what). Null for what is not rented by the day.
 */
export function priceForDates(product: PricedProduct, period: RentPeriod): PeriodPrice | null {
  if (product.type !== 0 || period.to < period.from) return null
  const prices = new Map<PriceLineKey, PriceFigure | null>(
    priceLines(product).map(({ key, price }) => [key, price]),
  )
  const counts = countPeriod(period, prices.has('weekend'))
  const lines = charged
    .filter((key) => counts[key] > 0)
    .map((key) => {
      const price = prices.get(key) ?? null
      const exVatOre = price && price.exVatOre * counts[key]
      return { key, times: counts[key], price, sum: figure(exVatOre, product.vatPercent) }
    })
  const exVatOre = sumOf(lines)
  return {
    lines,
    sum: figure(exVatOre, product.vatPercent),
    insurance: insuranceOf(exVatOre, product.vatPercent),
  }
}

// Reading 6: VAT is put on the sum and rounded once, so lines with VAT may differ from it by an öre.
function figure(exVatOre: number | null, vatPercent: number): PriceFigure | null {
  return exVatOre === null ? null : { exVatOre, incVatOre: addVat(exVatOre, vatPercent) }
}

function sumOf(lines: PeriodLine[]): number | null {
  let total = 0
  for (const { sum } of lines) {
    if (sum === null) return null
    total += sum.exVatOre
  }
  return total
}

/** Several rents together; null when any of them is on request. */
export function totalOf(sums: readonly (PriceFigure | null)[]): PriceFigure | null {
  const total = { exVatOre: 0, incVatOre: 0 }
  for (const sum of sums) {
    if (sum === null) return null
    total.exVatOre += sum.exVatOre
    total.incVatOre += sum.incVatOre
  }
  return total
}

function insuranceOf(exVatOre: number | null, vatPercent: number): PriceFigure | null {
  if (exVatOre === null) return null
  const basisPoints = 10_000 + Math.round(vatPercent * 100)
  return {
    exVatOre: divideHalfUp(exVatOre * insurancePercent, 100),
    incVatOre: divideHalfUp(exVatOre * insurancePercent * basisPoints, 1_000_000),
  }
}
