import type { ProductType } from '../catalogue/product-types.ts'
import { type Figure, ownFigure } from './own-price.ts'
import { type PriceTypeChoice, shownPriceType } from './price-type.ts'
import { addVat } from './vat.ts'

/** The raw price fields in whole öre without VAT; null is not set. */
export type RawPrices = {
  priceFirstDayOre: number | null
  priceFollowingDaysOre: number | null
  priceWeekendOre: number | null
  priceBasicFeeOre: number | null
  priceSaleOre: number | null
  priceRentstartOre: number | null
  priceRentdayOre: number | null
  priceOfferOre: number | null
}
export type PricedProduct = RawPrices & {
  type: ProductType
  vatPercent: number
  /** The visitor's discount on the list price, if any. */
  discountPercent?: number
}

export type PriceLineKey = 'firstDay' | 'followingDay' | 'weekend' | 'sale' | 'offer' | 'course'
/** The list price, and the visitor's own price if there is a discount. */
export type PriceFigure = Figure & { own?: Figure }
/** `price` null: "price on request". */
export type PriceLine = { key: PriceLineKey; price: PriceFigure | null }

type SumOfLine = (prices: RawPrices) => number | null

// A stored 0 means not set and must never be shown as 0 (docs/prices.md).
const isSet = (ore: number | null): ore is number => ore !== null && ore > 0

const only = (ore: number | null): number | null => (isSet(ore) ? ore : null)

function withBasicFee(ore: number | null, times: number, fee: number | null): number | null {
  return isSet(ore) ? ore + times * (fee ?? 0) : null
}

/** Priced by price_rentstart and price_rentday instead of the prices by day. */
export function hasRentFieldsOnly(prices: RawPrices): boolean {
  const hasDayPrice = isSet(prices.priceFirstDayOre) || isSet(prices.priceFollowingDaysOre)
  return !hasDayPrice && (isSet(prices.priceRentstartOre) || isSet(prices.priceRentdayOre))
}

// The first day includes the basic fee once, a weekend twice.
const sums: Record<PriceLineKey, SumOfLine> = {
  firstDay: (prices) =>
    hasRentFieldsOnly(prices)
      ? only(prices.priceRentstartOre)
      : withBasicFee(prices.priceFirstDayOre, 1, prices.priceBasicFeeOre),
  followingDay: (prices) =>
    only(hasRentFieldsOnly(prices) ? prices.priceRentdayOre : prices.priceFollowingDaysOre),
  weekend: (prices) => withBasicFee(prices.priceWeekendOre, 2, prices.priceBasicFeeOre),
  sale: (prices) => only(prices.priceSaleOre),
  offer: (prices) => only(prices.priceOfferOre),
  course: (prices) => only(prices.priceSaleOre),
}

/** What a rent is charged by. */
export const rentLines = ['firstDay', 'followingDay', 'weekend'] as const

type LinesOfType = { always: readonly PriceLineKey[]; whenSet: readonly PriceLineKey[] }

const linesByType: Record<ProductType, LinesOfType> = {
  0: { always: rentLines, whenSet: ['sale', 'offer'] },
  1: { always: ['sale'], whenSet: ['offer'] },
  2: { always: ['offer'], whenSet: ['sale'] },
  3: { always: ['course'], whenSet: [] },
  4: { always: ['course'], whenSet: [] },
}

function lineOf(product: PricedProduct, key: PriceLineKey): PriceLine {
  const exVatOre = sums[key](product)
  if (exVatOre === null) return { key, price: null }
  return { key, price: priceFigure(exVatOre, product) }
}

/** A price with and without VAT, and the own price if there is a discount. */
export function priceFigure(
  exVatOre: number,
  product: Pick<PricedProduct, 'vatPercent' | 'discountPercent'>,
): PriceFigure {
  const incVatOre = addVat(exVatOre, product.vatPercent)
  return { exVatOre, incVatOre, ...ownFigure(exVatOre, product) }
}

/**
 * The lines of a product's price card, in order. The lines of the product's type are included also
 * without a price; a product with price_rentstart and price_rentday only has no weekend line.
 */
export function priceLines(product: PricedProduct): PriceLine[] {
  const { always, whenSet } = linesByType[product.type]
  const withoutWeekend = hasRentFieldsOnly(product) && !isSet(product.priceWeekendOre)
  const keys = withoutWeekend ? always.filter((key) => key !== 'weekend') : always
  const extra = whenSet.map((key) => lineOf(product, key)).filter((line) => line.price !== null)
  return [...keys.map((key) => lineOf(product, key)), ...extra]
}

/** The figure that the chosen price type shows large, in öre. */
export function oreIn(figure: Figure, choice: PriceTypeChoice): number {
  return shownPriceType(choice) === '1' ? figure.incVatOre : figure.exVatOre
}
