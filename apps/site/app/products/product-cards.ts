import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { ProductCardData } from './product-card-data.ts'

/**
 * The cards of a list, for a page's load function. The words of all technical fields come with the
 * list and not with the page: a visitor's first page brings its cards ready.
 */
export async function productCards(
  products: ListedProduct[],
  locale: Locale,
): Promise<ProductCardData[]> {
  const { productCard } = await import('./product-card-data.ts')
  return products.map((product) => productCard(product, locale))
}
