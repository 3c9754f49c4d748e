import { readSettings } from '@minikran/domain/content/settings-cookie'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

type Fields = { readonly price_type?: unknown }

/** The price type of the body, else of the `settings` cookie, else none. */
export function priceTypeOf(fields: Fields, cookies: string | null): PriceTypeChoice {
  return choiceIn(fields.price_type) || readSettings(cookies).priceType
}

function choiceIn(raw: unknown): PriceTypeChoice {
  if (raw === '1' || raw === 1) return '1'
  return raw === '2' || raw === 2 ? '2' : ''
}
