import type { Locale } from '@minikran/domain/catalogue/product-path'

const formats = {
  sv: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }),
}

/** A number in the reader's language: `1 250,5` or `1,250.5`. */
export function numberText(value: number, locale: Locale): string {
  return formats[locale].format(value)
}

/** A figure with the unit of a field that the company has added, if it has one. */
export const figureWithUnit = (value: number, unit: string | null, locale: Locale): string =>
  unit === null ? numberText(value, locale) : unitText({ value, unit }, locale)

/** A figure with its unit, joined by a no-break space: `1 250 kg`, `1,250 kg`. */
export function unitText({ value, unit }: { value: number; unit: string }, locale: Locale): string {
  return `${numberText(value, locale)}\u00a0${unit}`
}
