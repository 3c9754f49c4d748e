import type { PriceSnapshot } from '@minikran/contract/customer-cases'
import type { ProductType } from '@minikran/domain/catalogue/product-types'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { rawPrices } from '@minikran/domain/pricing/sek-prices'
import { priceColumns } from '../../database/price-columns.ts'
import { products } from '../../database/schema/products.ts'
import { type PriceRow, presentPrices } from '../calls/present-prices.ts'

/** The columns of a product that a price snapshot is made from. */
export const pricedColumns = { type: products.type, ...priceColumns }

export type PricedRow = PriceRow & { type: number }

/** A product's prices as the sender of a form sees them now. They are stored with the case. */
export function priceSnapshot(row: PricedRow, discountPercent: number): PricedProduct {
  return {
    // The column's check: 0 to 4.
    type: row.type as ProductType,
    vatPercent: row.prod_vat,
    ...(discountPercent > 0 && { discountPercent }),
    ...rawPrices(presentPrices(row)),
  }
}

/** In SEK, as prices are everywhere in the API. */
export function presentPriceSnapshot(prices: PricedProduct | null): PriceSnapshot | null {
  if (prices === null) return null
  const { prod_vat, ...shown } = presentPrices({
    prod_vat: prices.vatPercent,
    price_first_day_ore: prices.priceFirstDayOre,
    price_following_days_ore: prices.priceFollowingDaysOre,
    price_weekend_ore: prices.priceWeekendOre,
    price_basic_fee_ore: prices.priceBasicFeeOre,
    price_sale_ore: prices.priceSaleOre,
    price_rentstart_ore: prices.priceRentstartOre,
    price_rentday_ore: prices.priceRentdayOre,
    price_offer_ore: prices.priceOfferOre,
  })
  const { type, discountPercent } = prices
  return {
    type,
    vat_percent: prod_vat,
    ...shown,
    ...(discountPercent !== undefined && { discount_percent: discountPercent }),
  }
}
