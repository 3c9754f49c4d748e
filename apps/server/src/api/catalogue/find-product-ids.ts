import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import { listed } from './listed-products.ts'
import { limitOf, type Page } from './products.queries.ts'

/** Conditions of the products, their order before the company's own, and the page. */
export type Selection = { where: SQL[]; order: SQL[]; page: Page }

/** The ids of one page of the visible products that meet all conditions, and how many there are. */
export async function findProductIds(
  db: Database,
  { where, order, page }: Selection,
): Promise<{ ids: number[]; total: number }> {
  const hits = (limit: number, offset: number) => sql`
    select ${products.id} as id, (count(*) over ())::int as total
    ${listed(where)}
    order by ${sql.join([...order, sql`${products.order}`, sql`${products.id}`], sql`, `)}
    limit ${limit} offset ${offset}
  `
  const { limit, offset } = limitOf(page)
  const { rows } = await db.execute<Hit>(hits(limit, offset))
  if (rows.length > 0 || offset === 0) return pageOf(rows)
  // A page behind the last one has no row with the total.
  const { rows: first } = await db.execute<Hit>(hits(1, 0))
  return { ids: [], total: pageOf(first).total }
}

type Hit = { id: number; total: number }

const pageOf = (rows: Hit[]) => ({
  ids: rows.map((row) => row.id),
  total: rows[0]?.total ?? 0,
})
