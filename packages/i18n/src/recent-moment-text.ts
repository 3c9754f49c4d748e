import type { Locale } from '@minikran/domain/catalogue/product-path'

const recentParts: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Stockholm',
}
const recentMoments = {
  sv: new Intl.DateTimeFormat('sv-SE', recentParts),
  en: new Intl.DateTimeFormat('en-GB', recentParts),
}

/** An instant of the last weeks in Swedish time, for use in a sentence: `12 nov 14:03`, `12 Nov 14:03`. */
export function recentMomentText(instantMs: number, locale: Locale): string {
  const parts = recentMoments[locale].formatToParts(instantMs)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('day')} ${part('month').replace('.', '')} ${part('hour')}:${part('minute')}`
}
