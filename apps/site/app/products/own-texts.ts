import type { OwnField, Product } from '@minikran/contract/catalogue'
import { ownValue } from '@minikran/domain/catalogue/own-fields'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { figureWithUnit, numberText } from '@minikran/i18n/number-text'

type Titles = { title_sv: string; title_en: string | null }
type NamedOwnField = { fld: string; own: OwnField }

/** What an own field or one of its choices is called. */
export const ownLabel = (named: Titles, locale: Locale) => titleIn(named, 'title', locale).text

/** The fields of the product's template that the company has added. */
export const ownFieldsOf = ({ prodtpl }: Product): NamedOwnField[] =>
  (prodtpl?.prodtplflds ?? []).flatMap(({ fld, own }) => (own === undefined ? [] : { fld, own }))

/** A stored value of an own field as text, `120–180 l`; null when there is nothing to show. */
export function ownText(own: OwnField, raw: unknown, locale: Locale): string | null {
  const value = ownValue(own, raw)
  if (value === null) return null
  const { unit } = own
  switch (value.kind) {
    case 'number':
      return figureWithUnit(value.value, unit, locale)
    case 'range':
      return `${numberText(value.from, locale)}–${figureWithUnit(value.to, unit, locale)}`
    case 'text':
      return value.text
    case 'choices':
      return value.choices.map((choice) => ownLabel(choice, locale)).join(', ')
    default:
      return unreachable(value)
  }
}
