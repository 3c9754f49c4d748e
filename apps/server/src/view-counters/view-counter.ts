import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { posts, presentations } from '../database/schema/content.ts'
import { view_days } from '../database/schema/operations.ts'
import { products } from '../database/schema/products.ts'
import { createRegularWriter, type RegularWriter } from '../operations/regular-writer.ts'

/** What has views, the column with the name that is in its page's address, and that address. */
export const counted = {
  products: {
    table: products,
    slug: products.product_slug,
    page: /^(?:\/en)?\/produkter\/[^/]+\/[^/]+\/([^/]+)$/,
  },
  posts: { table: posts, slug: posts.post_slug, page: /^(?:\/en)?\/nyhet\/([^/]+)$/ },
  presentations: {
    table: presentations,
    slug: presentations.presentation_slug,
    page: /^(?:\/en)?\/presentation\/([^/]+)$/,
  },
}

export type CountedItem = keyof typeof counted

export type ViewCounter = RegularWriter & { count: (slug: string) => void }

const mostSlugs = 10_000

type Options = { db: Database | Transaction; item: CountedItem; onError: (error: unknown) => void }

/** Counts views in memory and writes them in batches, so that a read never waits for a write. */
export function createViewCounter({ db, item, onError }: Options): ViewCounter {
  let waiting = new Map<string, number>()

  const writeWaiting = async () => {
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Map()
    try {
      await writeViews(db, item, batch)
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
  return { count: (name) => add(name, 1), ...createRegularWriter(writeWaiting) }
}

/** Adds views, by slug, to the items and to the day. */
async function writeViews(db: Options['db'], item: CountedItem, views: Map<string, number>) {
  const { table, slug } = counted[item]
  const slugs = [...views.keys()]
  const numbers = [...views.values()]
  // Locks the rows in the order of their ids, as an inquiry does, so that neither deadlocks.
  await db.execute(sql`
    with seen as (
      select ${table.id} as id, n
      from unnest(${sql.param(slugs)}::text[], ${sql.param(numbers)}::int[]) as counted (slug, n)
      join ${table} on ${slug} = counted.slug and ${table.deleted_at} is null
      order by ${table.id} for no key update of ${table}
    ), added as (
      update ${table} set views = ${table.views} + seen.n from seen
      where ${table.id} = seen.id
      returning seen.n
    )
    insert into ${view_days} (day, item, views)
    select (now() at time zone 'Europe/Stockholm')::date, ${item}, sum(n)
    from added having count(*) > 0
    on conflict (day, item) do update set views = ${view_days.views} + excluded.views`)
}

/** The slug of the item whose page, in either language, has this path; null for any other page. */
export function viewedSlug(item: CountedItem, path: string): string | null {
  const [, slug] = counted[item].page.exec(path) ?? []
  try {
    return slug === undefined ? null : decodeURIComponent(slug)
  } catch {
    // A broken percent sequence: no slug.
    return null
  }
}
