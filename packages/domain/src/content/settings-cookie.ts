import type { Locale } from '../catalogue/product-path.ts'
import { type PriceTypeChoice, priceTypeChoices } from '../pricing/price-type.ts'
import { cookieIn } from '../primitives/cookie-in.ts'
import { type CookieChoice, cookieChoices } from './cookie-consent.ts'

/** The `settings` cookie. */
export type Settings = { locale: Locale; cookieAccept: CookieChoice; priceType: PriceTypeChoice }

const name = 'settings'
const oneYearSeconds = 31_536_000
const maxLength = 500

export const defaultSettings: Settings = { locale: 'sv', cookieAccept: '', priceType: '' }

/**
 * The settings in a `Cookie` header or `document.cookie`; invalid ones are unset. `locale` is that of a
 * browser without one.
 */
export function readSettings(cookies: string | null, locale: Locale = 'sv'): Settings {
  const text = cookieIn(cookies, name)
  const stored = text === undefined ? {} : parse(text)
  // Browsers write language tags with capitals, as in `en-US`.
  const tag = typeof stored['locale'] === 'string' ? stored['locale'].toLowerCase() : ''
  const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
    allowed.find((option) => option === value) ?? fallback
  return {
    locale: tag === 'en-us' ? 'en' : oneOf(tag, ['sv', 'en'], locale),
    cookieAccept: oneOf(stored['cookieAccept'], cookieChoices, ''),
    priceType: oneOf(stored['priceType'], priceTypeChoices, ''),
  }
}

/** The `Set-Cookie` value, also valid for `document.cookie`. */
export function settingsCookie(settings: Settings): string {
  const value = encodeURIComponent(JSON.stringify(settings))
  return `${name}=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`
}

function parse(text: string): Record<string, unknown> {
  if (text.length > maxLength) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
