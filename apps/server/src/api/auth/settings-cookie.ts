import type { users } from '../../database/schema/people.ts'
import { settingsIn } from '../calls/settings-in.ts'

type AccountSettings = Pick<typeof users.$inferSelect, 'locale' | 'price_type' | 'cookie_accept'>

const oneYearSeconds = 31_536_000

/**
 * The `settings` cookie after a log-in: cookie choice and price type of the account replace the
 * browser's; its language does only where the browser has none. Null: nothing changes.
 */
export function settingsCookie(account: AccountSettings, cookies: string | null): string | null {
  const browser = settingsIn(cookies)
  const before = {
    locale: textIn(browser['locale']) || 'sv',
    cookieAccept: textIn(browser['cookieAccept']),
    priceType: textIn(browser['priceType']),
  }
  const settings = {
    locale: textIn(browser['locale']) || account.locale,
    cookieAccept: account.cookie_accept || before.cookieAccept,
    priceType: account.price_type === null ? before.priceType : String(account.price_type),
  }
  if (JSON.stringify(settings) === JSON.stringify(before)) return null
  const value = encodeURIComponent(JSON.stringify(settings))
  return `settings=${value}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, 20) : '')
