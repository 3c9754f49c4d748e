import type { Manufacturer } from '@minikran/contract/manufacturers'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { ProductCardData } from '../../products/product-card-data.ts'

export type Supplier = ReturnType<typeof supplier>
export type OpenedSupplier = Supplier & { cards: ProductCardData[] }

/** The texts of a make. */
export function supplier(make: Manufacturer, locale: Locale) {
  return {
    slug: make.manufacturer_slug,
    name: titleIn(make, 'title', locale).text,
    logo: make.logo_img,
    url: make.url,
    content: titleIn(make, 'content', locale),
    repairs: make.repairs,
    sales: make.sales,
    count: make.product_count,
  }
}
