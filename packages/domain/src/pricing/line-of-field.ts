import type { PriceField } from './price-fields.ts'
import {
  hasRentFieldsOnly,
  type PricedProduct,
  type PriceLine,
  type PriceLineKey,
  priceLines,
} from './rental-price.ts'

const linesOfField: Record<PriceField, readonly PriceLineKey[]> = {
  price_first_day: ['firstDay'],
  price_following_days: ['followingDay'],
  price_weekend: ['weekend'],
  price_basic_fee: [],
  price_sale: ['sale', 'course'],
  price_rentstart: ['firstDay'],
  price_rentday: ['followingDay'],
  price_offer: ['offer'],
}

const isRentField = (field: PriceField) => field === 'price_rentstart' || field === 'price_rentday'
const isDayField = (field: PriceField) =>
  field === 'price_first_day' || field === 'price_following_days'

/** The line of the price card that shows this field; null when none does. */
export function lineOfField(product: PricedProduct, field: PriceField): PriceLine | null {
  const isUnused = hasRentFieldsOnly(product) ? isDayField(field) : isRentField(field)
  if (isUnused) return null
  return priceLines(product).find(({ key }) => linesOfField[field].includes(key)) ?? null
}

/** The lines of the price card that include the basic fee. */
export function feeLines(product: PricedProduct): PriceLine[] {
  const without = priceLines({ ...product, priceBasicFeeOre: null })
  return priceLines(product).filter(
    ({ price }, index) => price?.exVatOre !== without[index]?.price?.exVatOre,
  )
}
