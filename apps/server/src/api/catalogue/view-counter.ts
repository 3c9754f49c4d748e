import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'

export type ViewCounter = {
  count: (productSlug: string) => void
  flush: () => Promise<void>
  /** Writes what is counted and stops the clock. */
  stop: () => Promise<void>
}

const everyMs = 5_000
const mostSlugs = 10_000

type Options = { db: Database; onError: (error: unknown) => void }

/** Views are counted here and written in batches, so that a read never waits for a write. */
export function createViewCounter({ db, onError }: Options): ViewCounter {
  let counted = new Map<string, number>()

  const write = async (batch: Map<string, number>) => {
    const slugs = [...batch.keys()]
    const numbers = slugs.map((slug) => batch.get(slug) ?? 0)
    await db
      .update(products)
      .set({
        views: sql`${products.views} + (
          select n from unnest(${sql.param(slugs)}::text[], ${sql.param(numbers)}::int[]) as v (slug, n)
          where v.slug = ${products.product_slug}
        )`,
      })
      .where(and(inArray(products.product_slug, slugs), isNull(products.deleted_at)))
  }
  const flush = async () => {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    try {
      await write(batch)
    } catch (error) {
      onError(error)
      for (const [slug, number] of batch) add(slug, number)
    }
  }
  const add = (slug: string, number: number) => {
    if (counted.size < mostSlugs || counted.has(slug)) {
      counted.set(slug, (counted.get(slug) ?? 0) + number)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    count: (slug) => add(slug, 1),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The slug of a product page's address in either language, or null for any other page. */
export function viewedProduct(path: string): string | null {
  const match = /^(?:\/en)?\/produkter\/[^/]+\/[^/]+\/([^/]+)$/.exec(path)
  try {
    return match?.[1] === undefined ? null : decodeURIComponent(match[1])
  } catch {
    // A broken percent sequence names no product.
    return null
  }
}
