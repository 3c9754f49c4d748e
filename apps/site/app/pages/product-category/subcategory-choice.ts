import type { Prodsubcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'

/** A subcategory as its category's page offers it. */
export function prodsubcatChoice(prodsubcat: Prodsubcat, locale: Locale) {
  return {
    slug: prodsubcat.prodsubcat_slug,
    path: prodsubcat.path,
    title: titleIn(prodsubcat, 'prodsubcat_title', locale),
    count: prodsubcat.product_count,
  }
}
