import type { Outline, Prodcat, Prodsubcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** What a tile shows of a category or subcategory. */
export type CategoryTile = {
  slug: string
  path: string
  title: LocalText
  outline: Outline
  count: number
}

export function prodcatTile(prodcat: Prodcat, locale: Locale): CategoryTile {
  return {
    slug: prodcat.prodcat_slug,
    path: prodcat.path,
    title: titleIn(prodcat, 'prodcat_title', locale),
    outline: prodcat.outline,
    count: prodcat.product_count,
  }
}

export function prodsubcatTile(prodsubcat: Prodsubcat, locale: Locale): CategoryTile {
  return {
    slug: prodsubcat.prodsubcat_slug,
    path: prodsubcat.path,
    title: titleIn(prodsubcat, 'prodsubcat_title', locale),
    outline: prodsubcat.outline,
    count: prodsubcat.product_count,
  }
}
