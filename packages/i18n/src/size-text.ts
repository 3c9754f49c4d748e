import type { Locale } from '@minikran/domain/catalogue/product-path'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const formats = {
  sv: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
}

/** A file's size as people say it, in decimal units: `1,2 MB`, `1.2 MB`. */
export function sizeText(bytes: number, locale: Locale): string {
  let value = bytes
  let step = 0
  // 999.95 would be shown as 1000 of the smaller unit.
  while (value >= 999.95 && step < units.length - 1) {
    value /= 1000
    step += 1
  }
  const shown = step === 0 ? Math.round(value) : value
  return `${formats[locale].format(shown)}\u00a0${units[step]}`
}
