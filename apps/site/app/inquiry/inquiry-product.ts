import type { ListedProduct } from '@minikran/contract/catalogue'
import type { InquiryBody } from '@minikran/contract/inquiries'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { rental } from '@minikran/domain/catalogue/product-types'
import { isTechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { technicalValue } from '@minikran/domain/catalogue/technical-value'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import { pricedProduct } from '../pricing/price-rows.ts'

type ProductFields = { prod_id: number } & Pick<
  InquiryBody,
  'prod_name' | 'fld_title1' | 'fld_title2' | 'fld_title3' | 'fld_title4'
>

/** A machine of an inquiry; `fields` are sent with it as text. */
export type InquiryProduct = {
  slug: string
  path: string
  title: LocalText
  /** The machine's depot; null when unknown. */
  depotId: number | null
  fields: ProductFields
  /** Null when it is not rented by the day. */
  prices: PricedProduct | null
}

export function inquiryProduct(product: ListedProduct, locale: Locale): InquiryProduct {
  const title = titleIn(product, 'title', locale)
  return {
    slug: product.product_slug,
    path: product.path,
    title,
    depotId: product.depot?.id ?? null,
    fields: {
      prod_id: product.id,
      prod_name: title.text,
      fld_title1: labelled(product, 'fld_title1', locale),
      fld_title2: labelled(product, 'fld_title2', locale),
      fld_title3: labelled(product, 'fld_title3', locale),
      fld_title4: labelled(product, 'fld_title4', locale),
    },
    prices: product.type === rental ? pricedProduct(product) : null,
  }
}

type FieldName = 'fld_title1' | 'fld_title2' | 'fld_title3' | 'fld_title4'

function labelled(product: ListedProduct, name: FieldName, locale: Locale) {
  const field = product[name]
  if (field === null || !isTechnicalFieldName(field.fld)) return null
  const value = technicalValue(field.fld, product[field.fld])
  if (value === null) return null
  return { label: technicalLabel(field.fld, locale), value: technicalText(value, locale) }
}
