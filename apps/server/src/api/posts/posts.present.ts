import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Post, PostNeighbour } from '@minikran/contract/posts'
import { postPath } from '@minikran/domain/catalogue/product-path'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import type { NeighbourRow, PostRow } from './posts.queries.ts'

/** `products`: the public ones of this post, among others. */
export function presentPost(
  { order, product_ids, publish_at, ...row }: PostRow,
  products: readonly ListedProduct[],
): Post {
  const own = product_ids.map((id) => products.find((product) => product.id === id))
  return {
    ...row,
    path: postPath(row),
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    products: own.filter((product) => product !== undefined),
    // Only a post without an instant has null, and it is not visible.
    publish_at: (publish_at ?? new Date(0)).toISOString(),
  }
}

export function presentNeighbour(row: NeighbourRow | null): PostNeighbour | null {
  return row === null ? null : { ...row, path: postPath(row) }
}
