import { browserName } from '@minikran/domain/access/browser-name'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from './paraglide/messages.js'

/** A user agent as text: `Firefox på Windows`. */
export function browserText(userAgent: string | null, locale?: Locale): string {
  const options = locale === undefined ? {} : { locale }
  const { browser, system } = browserName(userAgent)
  if (browser !== null && system !== null) {
    return m.account_browser_on({ browser, system }, options)
  }
  return browser ?? system ?? m.account_browser_unknown({}, options)
}
