import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Post, PostNeighbour } from '@minikran/contract/posts'
import { postPath } from '@minikran/domain/catalogue/product-path'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import type { NeighbourRow, PostRow } from './posts.queries.ts'

/** `products`: the public ones of this post, among others. */
export function presentPost(row: PostRow, products: readonly ListedProduct[]): Post {
  const own = row.product_ids.map((id) => products.find((product) => product.id === id))
  return {
    id: row.id,
    post_slug: row.post_slug,
    path: postPath(row),
    post_type: row.post_type,
    title_sv: row.title_sv,
    title_en: row.title_en,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    images: row.images,
    products: own.filter((product) => product !== undefined),
    // Only a post without an instant has null, and it is not visible.
    publish_at: (row.publish_at ?? new Date(0)).toISOString(),
  }
}

export function presentNeighbour(row: NeighbourRow | null): PostNeighbour | null {
  if (row === null) return null
  const { post_slug, title_sv, title_en } = row
  return { post_slug, path: postPath(row), title_sv, title_en }
}
