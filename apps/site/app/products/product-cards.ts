import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { ProductCardData } from './product-card-data.ts'

/**
 * Product cards for a page's load function. The texts of technical fields are loaded with the list,
 * so that a first page view does not need them.
 */
export async function productCards(
  products: ListedProduct[],
  locale: Locale,
): Promise<ProductCardData[]> {
  const { productCard } = await import('./product-card-data.ts')
  return products.map((product) => productCard(product, locale))
}
