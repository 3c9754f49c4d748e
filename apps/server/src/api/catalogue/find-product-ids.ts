import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'
import { limitOf, type Page } from './products.queries.ts'

/** Which products are asked for, in which order before the company's own, and which page of them. */
export type Asked = { where: SQL[]; order: SQL[]; page: Page }

/** The ids of one page of the visible products asked for, and how many there are in all. */
export async function findProductIds(
  db: Database,
  { where, order, page }: Asked,
): Promise<{ ids: number[]; total: number }> {
  const hits = (limit: number, offset: number) => sql`
    select ${products.id} as id, (count(*) over ())::int as total
    from ${products}
    join ${prodsubcats} on ${prodsubcats.id} = ${products.prodsubcat_id}
    join ${prodcats} on ${prodcats.id} = ${prodsubcats.prodcat_id}
    where ${sql.join([...where, isVisibleProduct()], sql` and `)}
    order by ${sql.join([...order, sql`${products.order}`, sql`${products.id}`], sql`, `)}
    limit ${limit} offset ${offset}
  `
  const { limit, offset } = limitOf(page)
  const { rows } = await db.execute<Hit>(hits(limit, offset))
  if (rows.length > 0 || offset === 0) return pageOf(rows)
  // A page behind the last one still says how many hits there are.
  const { rows: first } = await db.execute<Hit>(hits(1, 0))
  return { ids: [], total: pageOf(first).total }
}

type Hit = { id: number; total: number }

const pageOf = (rows: Hit[]) => ({
  ids: rows.map((row) => row.id),
  total: rows[0]?.total ?? 0,
})
