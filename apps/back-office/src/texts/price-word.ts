import { priceFields } from '@minikran/domain/pricing/price-fields'
import { priceText } from '@minikran/i18n/price-text'

/** A product's price as it is written on the website; undefined where the field is no price. */
export const priceWord = (field: string, value: unknown): string | undefined =>
  typeof value === 'number' && priceFields.some((name) => name === field)
    ? priceText(Math.round(value * 100))
    : undefined
