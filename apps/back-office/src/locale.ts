import type { Locale } from '@minikran/domain/catalogue/product-path'
import { overwriteGetLocale } from '@minikran/i18n/runtime'
import { readText, storeText } from './providers/browser-storage.ts'

const key = 'backOffice.locale'

/** The language of this browser's back office; Swedish until somebody chooses English. */
export const locale: Locale = readText(key) === 'en' ? 'en' : 'sv'

/** The language that a button offers instead. */
export const otherLocale: Locale = locale === 'sv' ? 'en' : 'sv'

overwriteGetLocale(() => locale)
document.documentElement.lang = locale

/** The account's language, where nobody has chosen another one in this browser. */
export function followLocale(ofAccount: Locale): void {
  if (readText(key) === null && ofAccount !== locale) chooseLocale(ofAccount)
}

/** Everything is shown anew: texts, dates and the words of the framework. */
export function chooseLocale(chosen: Locale): void {
  storeText(key, chosen)
  location.reload()
}
