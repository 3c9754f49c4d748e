import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalFieldName, TechnicalUnit } from '@minikran/domain/catalogue/technical-fields'
import type { TechnicalValue } from '@minikran/domain/catalogue/technical-value'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'

const unitWords: Record<Exclude<TechnicalUnit, null | 'deg' | 'tm' | 'year'>, string> = {
  kg: 'kg',
  m: 'm',
  mm: 'mm',
  A: 'A',
  h: 'h',
  'km/h': 'km/h',
  'kg/cm2': 'kg/cm²',
}

// A degree sign stands close, every other unit apart.
function figureText(value: number, unit: TechnicalUnit, locale: Locale) {
  if (unit === null) return numberText(value, locale)
  if (unit === 'deg') return `${numberText(value, locale)}°`
  if (unit === 'tm') return unitText({ value, unit: m.unit_tonne_metre({}, { locale }) }, locale)
  if (unit === 'year') return unitText({ value, unit: m.unit_year({}, { locale }) }, locale)
  return unitText({ value, unit: unitWords[unit] }, locale)
}

/** What a technical field is called. */
export function technicalLabel(name: TechnicalFieldName, locale: Locale): string {
  return technicalLabels[name]({}, { locale })
}

/** A technical value in words: `1 915 kg`, `Batteri, 230 V`. */
export function technicalText(value: TechnicalValue, locale: Locale): string {
  switch (value.kind) {
    case 'number':
      return figureText(value.value, value.unit, locale)
    case 'text':
      return value.text
    case 'options':
      return value.keys.map((key) => optionWords[key]({}, { locale })).join(', ')
    default:
      return unreachable(value)
  }
}
