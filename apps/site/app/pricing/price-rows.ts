import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { ProductType } from '@minikran/domain/catalogue/product-types'
import {
  type PricedProduct,
  type PriceFigure,
  type PriceLine,
  type PriceLineKey,
  priceLines,
  rentLines,
} from '@minikran/domain/pricing/rental-price'
import { rawPrices } from '@minikran/domain/pricing/sek-prices'
import { priceLineWords } from '@minikran/i18n/price-line-words'

type PriceField = Extract<keyof ListedProduct, `price_${string}`>
export type PricedItem = Pick<ListedProduct, PriceField | 'type' | 'prod_vat' | 'discount_percent'>

/** A line of the price card; `price` null is a price on request. */
export type PriceRow = { label: string; price: PriceFigure | null; isRent?: true }

/** The lines of a product's price card. */
export function priceRows(product: PricedItem, locale: Locale): PriceRow[] {
  return productPriceLines(product).map((line) => priceRow(line, locale))
}

const rented = new Set<PriceLineKey>(rentLines)

export function priceRow({ key, price }: PriceLine, locale: Locale): PriceRow {
  const label = priceLineLabel(key, locale)
  return { label, price, ...(rented.has(key) && { isRent: true as const }) }
}

export function priceLineLabel(key: PriceLineKey, locale: Locale): string {
  return priceLineWords[key]({}, { locale })
}

/** The same lines with keys instead of texts. */
export const productPriceLines = (product: PricedItem): PriceLine[] =>
  priceLines(pricedProduct(product))

/** A product's prices as the domain's type. */
export function pricedProduct(product: PricedItem): PricedProduct {
  return {
    type: product.type as ProductType,
    vatPercent: product.prod_vat,
    ...(product.discount_percent !== undefined && { discountPercent: product.discount_percent }),
    ...rawPrices(product),
  }
}
