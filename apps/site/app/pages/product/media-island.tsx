import { Island, island } from '../../islands/island.tsx'
import type { ProductView } from './product-view.ts'

export const productMedia = island(async () => (await import('./product-media.tsx')).ProductMedia)

/** A product's movies and documents. */
export function MediaIsland({ product }: { product: ProductView }) {
  const { movies, documents, presentations } = product
  if (movies.length + documents.length + presentations.length === 0) return null
  // Another product's page begins without a movie that plays.
  return <Island key={product.slug} part={productMedia} props={{ product }} />
}
