import { rangeFields } from '@minikran/domain/catalogue/product-filters'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'
import { type ListedProductRow, selectListedProducts } from './product-rows.ts'
import type { ProductQueries } from './products.queries.ts'

type Lists = { db: Database; queries: ProductQueries }

const mostRelated = 4

/**
 * Other products of the same kind that a visitor may take instead, the nearest in what the machine
 * can do first; null when there is no such product. Courses have their other occasions elsewhere.
 */
export async function listRelated(
  { db, queries }: Lists,
  slug: string,
): Promise<ListedProductRow[] | null> {
  const [asked] = await selectListedProducts(db, eq(products.product_slug, slug))
  if (asked === undefined) return null
  const { product } = asked
  // The fields come the most telling first: capacity before reach before size.
  const field = rangeFields.find((name) => product[name] !== null)
  const distance = field === undefined ? sql`0` : sql`abs(${products[field]} - ${product[field]})`
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${products.id} as id from ${products}
    join ${prodsubcats} on ${prodsubcats.id} = ${products.prodsubcat_id}
    join ${prodcats} on ${prodcats.id} = ${prodsubcats.prodcat_id}
    where ${products.prodsubcat_id} = ${product.prodsubcat_id} and ${products.id} <> ${product.id}
      and ${products.type} in (0, 1, 2) and ${isVisibleProduct()}
    order by ${distance} asc nulls last, ${products.order}, ${products.id}
    limit ${mostRelated}
  `)
  return queries.byIds(rows.map(({ id }) => id))
}
