import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

type SaysPriceType = { price_type?: PriceTypeChoice | 1 | 2 | undefined }

/** The body's price type, else the `settings` cookie's, else none chosen (contract §2). */
export function priceTypeOf(body: SaysPriceType, cookies: string | null): PriceTypeChoice {
  if (body.price_type !== undefined) return String(body.price_type) as PriceTypeChoice
  const cookie = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('settings='))
  const stored = readSettings(cookie?.slice('settings='.length) ?? '')
  return stored === '1' || stored === '2' ? stored : ''
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
