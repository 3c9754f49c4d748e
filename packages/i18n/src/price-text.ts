import type { Locale } from '@minikran/domain/catalogue/product-path'
import { numberText } from './number-text.ts'

const noBreakSpace = '\u00a0'

/** A price in whole öre (docs/prices.md): `1 234,50 kr`, `950 kr`; `SEK 1,234.50`, `SEK 950`. */
export function priceText(ore: number, locale: Locale): string {
  const sign = ore < 0 ? '−' : ''
  const whole = Math.abs(ore)
  const kronor = numberText(Math.floor(whole / 100), locale)
  const cents = whole % 100
  const decimals =
    cents === 0 ? '' : `${locale === 'sv' ? ',' : '.'}${String(cents).padStart(2, '0')}`
  return locale === 'sv'
    ? `${sign}${kronor}${decimals}${noBreakSpace}kr`
    : `${sign}SEK${noBreakSpace}${kronor}${decimals}`
}
