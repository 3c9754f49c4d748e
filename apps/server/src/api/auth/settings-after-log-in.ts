import {
  readSettings,
  type Settings,
  settingsCookie,
} from '@minikran/domain/content/settings-cookie'
import { priceTypeChoices } from '@minikran/domain/pricing/price-type'
import type { users } from '../../database/schema/people.ts'

type AccountSettings = Pick<typeof users.$inferSelect, 'locale' | 'price_type' | 'cookie_accept'>

/**
 * The `settings` cookie after a log-in: cookie choice and price type of the account replace the
 * browser's; its language does only where the browser has none. Null: nothing changes.
 */
export function settingsAfterLogIn(
  { locale, price_type, cookie_accept }: AccountSettings,
  cookies: string | null,
): string | null {
  const before = readSettings(cookies)
  const settings: Settings = {
    locale: readSettings(cookies, locale).locale,
    cookieAccept: cookie_accept || before.cookieAccept,
    priceType: priceTypeChoices.find((choice) => choice === String(price_type)) ?? before.priceType,
  }
  return JSON.stringify(settings) === JSON.stringify(before) ? null : settingsCookie(settings)
}
