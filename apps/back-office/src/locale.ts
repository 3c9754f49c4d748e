import { overwriteGetLocale } from '@minikran/i18n/runtime'

export type Locale = 'sv' | 'en'

const key = 'backOffice.locale'

/** The language of this browser's back office; Swedish until somebody chooses English. */
export const locale: Locale = localStorage.getItem(key) === 'en' ? 'en' : 'sv'

overwriteGetLocale(() => locale)
document.documentElement.lang = locale

/** Everything is shown anew: texts, dates and the words of the framework. */
export function chooseLocale(chosen: Locale): void {
  localStorage.setItem(key, chosen)
  location.reload()
}
