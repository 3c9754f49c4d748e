import type { Product } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { m } from '@minikran/i18n/messages'
import type { Figure } from '../../products/product-figures.ts'
import { technicalLabel, technicalText } from '../../products/technical-texts.ts'

/**
 * The fields of the product's template in its order, otherwise all known fields; empty ones are
 * left out.
 */
export function dataRows(product: Product, locale: Locale): Figure[] {
  const rows = fieldNames(product).flatMap((name) => {
    const value = technicalValue(name, product[name])
    if (value === null) return []
    return [{ label: technicalLabel(name, locale), value: technicalText(value, locale) }]
  })
  const { manufacturer } = product
  if (manufacturer === null) return rows
  return [...rows, { label: m.product_manufacturer({}, { locale }), value: manufacturer.title_sv }]
}

function fieldNames({ prodtpl }: Product): TechnicalFieldName[] {
  const named = prodtpl?.prodtplflds.map((field) => field.fld) ?? Object.keys(technicalFields)
  return named.filter(isTechnicalFieldName)
}
