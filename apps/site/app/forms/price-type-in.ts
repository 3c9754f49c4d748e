import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

/** The price type that a form holds; '' when it holds none. */
export function priceTypeIn(typed: string): PriceTypeChoice {
  return typed === '1' || typed === '2' ? typed : ''
}
