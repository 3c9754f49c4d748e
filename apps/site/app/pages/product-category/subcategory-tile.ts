import type { Prodsubcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { CategoryTile } from '../../products/category-tile.ts'
import { subcategoryOutline } from '../../products/subcategory-outline.ts'

export function prodsubcatTile(prodsubcat: Prodsubcat, locale: Locale): CategoryTile {
  return {
    slug: prodsubcat.prodsubcat_slug,
    path: prodsubcat.path,
    title: titleIn(prodsubcat, 'prodsubcat_title', locale),
    outline: subcategoryOutline(prodsubcat),
    image: prodsubcat.image,
    count: prodsubcat.product_count,
  }
}
