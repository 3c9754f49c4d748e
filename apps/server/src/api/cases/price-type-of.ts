import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

type SaysPriceType = { readonly price_type?: unknown }

/** The body's price type, else the `settings` cookie's, else none chosen. */
export function priceTypeOf(fields: SaysPriceType, cookies: string | null): PriceTypeChoice {
  const said = choiceIn(fields.price_type)
  if (said !== '') return said
  const cookie = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('settings='))
  const stored = readSettings(cookie?.slice('settings='.length) ?? '')
  return choiceIn(stored)
}

function choiceIn(raw: unknown): PriceTypeChoice {
  if (raw === '1' || raw === 1) return '1'
  return raw === '2' || raw === 2 ? '2' : ''
}

function readSettings(value: string): unknown {
  try {
    const settings: unknown = JSON.parse(decodeURIComponent(value))
    const hasType = typeof settings === 'object' && settings !== null && 'priceType' in settings
    return hasType ? settings.priceType : ''
  } catch {
    // Not ours, or cut off: as if nothing had been chosen.
    return ''
  }
}
