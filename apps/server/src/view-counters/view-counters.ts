import type { Database } from '../database/client.ts'
import { view_days } from '../database/schema/operations.ts'
import type { Logger } from '../operations/logger.ts'
import {
  type CountedItem,
  createViewCounter,
  type ViewCounter,
  viewedSlug,
} from './view-counter.ts'

export type ViewCounters = Record<CountedItem, ViewCounter>

export function createViewCounters(db: Database, log: Logger): ViewCounters {
  const onError = (err: unknown) => log.warn({ err }, 'views not written')
  const counterOf = (item: CountedItem) => createViewCounter({ db, item, onError })
  return {
    products: counterOf('products'),
    posts: counterOf('posts'),
    presentations: counterOf('presentations'),
  }
}

/** What counts a view of the page with this path. The path is parsed once; a cached page has many views. */
export function viewCounterFor(views: ViewCounters, path: string): () => void {
  for (const item of view_days.item.enumValues) {
    const slug = viewedSlug(item, path)
    if (slug !== null) return () => views[item].count(slug)
  }
  return () => undefined
}
