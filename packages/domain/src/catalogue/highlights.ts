import { isTechnicalFieldName, type TechnicalFieldName } from './technical-fields.ts'
import { type TechnicalValue, technicalValue } from './technical-value.ts'

type NamedField = { fld: string } | null

/** A product in the API, with four highlight fields and its technical values by name. */
export type HighlightedProduct = {
  fld_title1: NamedField
  fld_title2: NamedField
  fld_title3: NamedField
  fld_title4: NamedField
}

export type Highlight = { name: TechnicalFieldName; value: TechnicalValue }

function highlightOf(product: HighlightedProduct, field: NamedField): Highlight[] {
  if (field === null || !isTechnicalFieldName(field.fld)) return []
  const raw: unknown = Object.getOwnPropertyDescriptor(product, field.fld)?.value
  const value = technicalValue(field.fld, raw)
  return value === null ? [] : [{ name: field.fld, value }]
}

/** Up to four highlighted values in order; fields without a value are left out. */
export function highlights(product: HighlightedProduct): Highlight[] {
  const fields = [product.fld_title1, product.fld_title2, product.fld_title3, product.fld_title4]
  return fields.flatMap((field) => highlightOf(product, field))
}
