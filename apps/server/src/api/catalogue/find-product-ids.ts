import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import { fromVisibleProducts } from './from-visible-products.ts'
import { limitOf, type Page } from './products.queries.ts'

/** Conditions of the products, their order before the company's own, and the page. */
export type Selection = { where: SQL[]; order: SQL[]; page: Page }

type Hit = { id: number; total: number }
export type FoundIds = { ids: number[]; total: number }

/** The ids of one page of the visible products that meet all conditions, and how many there are. */
export function findProductIds(db: Database, { where, order, page }: Selection): Promise<FoundIds> {
  const readHits = async (limit: number, offset: number) => {
    const { rows } = await db.execute<Hit>(sql`
      select ${products.id} as id, (count(*) over ())::int as total
      ${fromVisibleProducts(where)}
      order by ${sql.join([...order, sql`${products.order}`, sql`${products.id}`], sql`, `)}
      limit ${limit} offset ${offset}
    `)
    return rows
  }
  return readPage(readHits, page)
}

/** One page of hits, each with the number of all. */
export async function readPage(
  readHits: (limit: number, offset: number) => Promise<Hit[]>,
  page: Page,
): Promise<FoundIds> {
  const { limit, offset } = limitOf(page)
  const hits = await readHits(limit, offset)
  if (hits.length > 0 || offset === 0) return foundIn(hits)
  // A page behind the last one has no row with the total.
  return { ids: [], total: foundIn(await readHits(1, 0)).total }
}

const foundIn = (hits: Hit[]): FoundIds => ({
  ids: hits.map(({ id }) => id),
  total: hits[0]?.total ?? 0,
})
