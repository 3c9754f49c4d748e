import type { Image, Prodcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import type { DrawnOutline } from './subcategory-outline.ts'

/** The data of a tile. */
export type CategoryTile = {
  slug: string
  path: string
  title: LocalText
  outline: DrawnOutline
  image: Image | null
  count: number
}

export function prodcatTile(prodcat: Prodcat, locale: Locale): CategoryTile {
  return {
    slug: prodcat.prodcat_slug,
    path: prodcat.path,
    title: titleIn(prodcat, 'prodcat_title', locale),
    outline: prodcat.outline,
    image: prodcat.image,
    count: prodcat.product_count,
  }
}
