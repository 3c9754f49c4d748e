import type { users } from '../../database/schema/people.ts'

type Kept = Pick<typeof users.$inferSelect, 'locale' | 'price_type' | 'cookie_accept'>

const oneYearSeconds = 31_536_000

/**
 * The `settings` cookie as the account left it: what was chosen when logged in wins
 * at the next log-in; what was not stays as the browser has it. A language that the browser has is
 * changed by the switch alone. Null: the browser has it all.
 */
export function keptSettingsCookie(kept: Kept, cookies: string | null): string | null {
  const browser = settingsIn(cookies)
  const before = {
    locale: textIn(browser['locale']) || 'sv',
    cookieAccept: textIn(browser['cookieAccept']),
    priceType: textIn(browser['priceType']),
  }
  const settings = {
    locale: textIn(browser['locale']) || kept.locale,
    cookieAccept: kept.cookie_accept || before.cookieAccept,
    priceType: kept.price_type === null ? before.priceType : String(kept.price_type),
  }
  if (JSON.stringify(settings) === JSON.stringify(before)) return null
  const value = encodeURIComponent(JSON.stringify(settings))
  return `settings=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 20) : '')

function settingsIn(cookies: string | null): Record<string, unknown> {
  const pairs = (cookies ?? '').split(';').map((part) => part.trim())
  const text = pairs.find((pair) => pair.startsWith('settings='))?.slice('settings='.length) ?? ''
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Not ours, or cut off: as if nothing had been chosen.
    return {}
  }
}
