import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { findProduct } from '../page-data/find-product.ts'

/** The titles of products by their slugs; products that no longer exist are left out. */
export async function productTitles(
  api: ApiClient,
  slugs: readonly string[],
  locale: Locale,
): Promise<Record<string, LocalText>> {
  const titles = await Promise.all(
    slugs.map(async (product_slug) => {
      const product = await findProduct(api, product_slug)
      return product === null ? [] : [[product_slug, titleIn(product, 'title', locale)]]
    }),
  )
  return Object.fromEntries(titles.flat())
}
