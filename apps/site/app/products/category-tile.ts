import type { Prodcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { decorativePicture } from '../media/picture-slide.ts'

/** The data of a tile. */
export type CategoryTile = ReturnType<typeof prodcatTile>

export function prodcatTile(prodcat: Prodcat, locale: Locale) {
  return {
    slug: prodcat.prodcat_slug,
    path: prodcat.path,
    title: titleIn(prodcat, 'prodcat_title', locale),
    outline: prodcat.outline,
    image: decorativePicture(prodcat.image),
    count: prodcat.product_count,
  }
}
