import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalUnit } from '@minikran/domain/catalogue/technical-fields'
import { hoursText } from './hours-text.ts'
import { numberText, unitText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** A unit as people write it. */
export function unitWord(unit: NonNullable<TechnicalUnit>, locale: Locale): string {
  switch (unit) {
    case 'deg':
      return '°'
    case 'tm':
      return m.unit_tonne_metre({}, { locale })
    case 'year':
      return m.unit_year({}, { locale })
    case 'kg/cm2':
      return 'kg/cm²'
    default:
      return unit
  }
}

/** A technical figure with its unit. A degree sign follows the number without a space. */
export function figureText(value: number, unit: TechnicalUnit, locale: Locale): string {
  if (unit === null) return numberText(value, locale)
  if (unit === 'h') return hoursText(value, locale)
  if (unit === 'deg') return `${numberText(value, locale)}°`
  return unitText({ value, unit: unitWord(unit, locale) }, locale)
}
