import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.ts'
import { posts, presentations } from '../database/schema/content.ts'
import { view_days } from '../database/schema/operations.ts'
import { products } from '../database/schema/products.ts'

/** A table whose rows have views, and the column with the name that is in the address. */
type Counted = {
  item: typeof view_days.$inferInsert.item
  table: PgTable & { views: PgColumn; deleted_at: PgColumn }
  slug: PgColumn
}
export const countedProducts: Counted = {
  item: 'products',
  table: products,
  slug: products.product_slug,
}
export const countedPosts: Counted = { item: 'posts', table: posts, slug: posts.post_slug }
export const countedPresentations: Counted = {
  item: 'presentations',
  table: presentations,
  slug: presentations.presentation_slug,
}

export type ViewCounter = {
  count: (slug: string) => void
  flush: () => Promise<void>
  /** Writes the counts and stops the timer. */
  stop: () => Promise<void>
}

const everyMs = 5_000
const mostSlugs = 10_000

type Options = { db: Database; counted: Counted; onError: (error: unknown) => void }

/** Counts views in memory and writes them in batches, so that a read never waits for a write. */
export function createViewCounter({ db, counted, onError }: Options): ViewCounter {
  const { item, table, slug } = counted
  let waiting = new Map<string, number>()

  const write = async (batch: Map<string, number>) => {
    const slugs = [...batch.keys()]
    const numbers = [...batch.values()]
    await db.execute(sql`
      with added as (
        update ${table} set views = ${table.views} + counted.n
        from unnest(${sql.param(slugs)}::text[], ${sql.param(numbers)}::int[]) as counted (slug, n)
        where ${slug} = counted.slug and ${table.deleted_at} is null
        returning counted.n
      )
      insert into ${view_days} (day, item, views)
      select (now() at time zone 'Europe/Stockholm')::date, ${item}, sum(n)
      from added having count(*) > 0
      on conflict (day, item) do update set views = ${view_days.views} + excluded.views`)
  }
  const flush = async () => {
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Map()
    try {
      await write(batch)
    } catch (error) {
      onError(error)
      for (const [name, number] of batch) add(name, number)
    }
  }
  const add = (name: string, number: number) => {
    if (waiting.size < mostSlugs || waiting.has(name)) {
      waiting.set(name, (waiting.get(name) ?? 0) + number)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    count: (name) => add(name, 1),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The slug of a product page's address in either language, or null for any other page. */
export const viewedProduct = (path: string): string | null =>
  slugIn(/^(?:\/en)?\/produkter\/[^/]+\/[^/]+\/([^/]+)$/.exec(path))

/** The same for the page of a news post. */
export const viewedPost = (path: string): string | null =>
  slugIn(/^(?:\/en)?\/nyhet\/([^/]+)$/.exec(path))

/** The same for the page of a presentation. */
export const viewedPresentation = (path: string): string | null =>
  slugIn(/^(?:\/en)?\/presentation\/([^/]+)$/.exec(path))

function slugIn(match: RegExpExecArray | null): string | null {
  try {
    return match?.[1] === undefined ? null : decodeURIComponent(match[1])
  } catch {
    // A broken percent sequence: no slug.
    return null
  }
}
