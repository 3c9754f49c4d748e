import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

/** The price type in a form's text; '' when there is none. */
export function priceTypeIn(typed: string): PriceTypeChoice {
  return typed === '1' || typed === '2' ? typed : ''
}
