import type { Database } from '../database/client.ts'
import type { Logger } from '../operations/logger.ts'
import {
  countedPosts,
  countedPresentations,
  countedProducts,
  createViewCounter,
  type ViewCounter,
  viewedPost,
  viewedPresentation,
  viewedProduct,
} from './view-counter.ts'

export type ViewCounters = Record<'products' | 'posts' | 'presentations', ViewCounter>

export function createViewCounters(db: Database, log: Logger): ViewCounters {
  const onError = (err: unknown) => log.warn({ err }, 'views not written')
  return {
    products: createViewCounter({ db, counted: countedProducts, onError }),
    posts: createViewCounter({ db, counted: countedPosts, onError }),
    presentations: createViewCounter({ db, counted: countedPresentations, onError }),
  }
}

/** What counts a view of the page with this path. The path is parsed once; a cached page has many views. */
export function viewCounterFor(views: ViewCounters, path: string): () => void {
  const [product, post, presentation] = [
    viewedProduct(path),
    viewedPost(path),
    viewedPresentation(path),
  ]
  return () => {
    if (product !== null) views.products.count(product)
    if (post !== null) views.posts.count(post)
    if (presentation !== null) views.presentations.count(presentation)
  }
}
