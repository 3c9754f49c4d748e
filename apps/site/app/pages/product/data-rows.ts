import type { Product } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { m } from '@minikran/i18n/messages'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import type { Fact } from '../../components/facts.tsx'
import { ownLabel, ownText } from '../../products/own-texts.ts'

type Field = NonNullable<Product['prodtpl']>['prodtplflds'][number]

/**
 * The fields of the product's template in its order, otherwise all known fields; empty ones are
 * left out.
 */
export function dataRows(product: Product, locale: Locale): Fact[] {
  const names = Object.keys(technicalFields)
  const fields = product.prodtpl?.prodtplflds ?? names.map((fld): Pick<Field, 'fld'> => ({ fld }))
  const rows = fields.flatMap((field) => rowOf(field, product, locale) ?? [])
  const { manufacturer } = product
  if (manufacturer === null) return rows
  return [...rows, { label: m.product_manufacturer({}, { locale }), value: manufacturer.title_sv }]
}

function rowOf(
  { fld, own }: Pick<Field, 'fld' | 'own'>,
  product: Product,
  locale: Locale,
): Fact | null {
  if (own !== undefined) {
    const value = ownText(own, product.own_values[fld], locale)
    return value === null ? null : { label: ownLabel(own, locale), value }
  }
  if (!isTechnicalFieldName(fld)) return null
  const value = technicalValue(fld, product[fld])
  if (value === null) return null
  return { label: technicalLabel(fld, locale), value: technicalText(value, locale) }
}
