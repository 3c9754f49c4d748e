import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { CookieChoice } from '@minikran/domain/content/cookie-consent'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'

/** The `settings` cookie. */
export type Settings = { locale: Locale; cookieAccept: CookieChoice; priceType: PriceTypeChoice }

const name = 'settings'
const oneYearSeconds = 31_536_000
const maxLength = 500

export const defaultSettings: Settings = { locale: 'sv', cookieAccept: '', priceType: '' }

/** The settings in a `Cookie` header or `document.cookie`; invalid ones are unset. */
export function readSettings(cookies: string | null): Settings {
  const pair = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const stored = pair === undefined ? {} : parse(pair.slice(name.length + 1))
  const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
    allowed.find((option) => option === value) ?? fallback
  return {
    locale: stored['locale'] === 'en-us' ? 'en' : oneOf(stored['locale'], ['sv', 'en'], 'sv'),
    cookieAccept: oneOf(stored['cookieAccept'], ['all', 'necessary'], ''),
    priceType: oneOf(stored['priceType'], ['1', '2'], ''),
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
