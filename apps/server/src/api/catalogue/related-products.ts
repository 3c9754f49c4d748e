import type { ListedProduct } from '@minikran/contract/catalogue'
import { rangeFields } from '@minikran/domain/catalogue/product-filters'
import { machineTypes } from '@minikran/domain/catalogue/product-types'
import { eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import { fromVisibleProducts } from './from-visible-products.ts'
import type { ListProducts } from './list-products.ts'
import { selectListedProducts } from './product-rows.ts'

type Lists = { db: Database; listProducts: ListProducts }

const mostRelated = 4

/**
 * Other machines of the same subcategory, the nearest by their first known figure first; null
 * when there is no product with this slug.
 */
export async function listRelated(
  { db, listProducts }: Lists,
  slug: string,
): Promise<ListedProduct[] | null> {
  const [found] = await selectListedProducts(db, eq(products.product_slug, slug))
  if (found === undefined) return null
  const { product } = found
  // `rangeFields` are in the order of their weight: capacity, reach, size.
  const field = rangeFields.find((name) => product[name] !== null)
  const distance = field === undefined ? sql`0` : sql`abs(${products[field]} - ${product[field]})`
  const others = [
    eq(products.prodsubcat_id, product.prodsubcat_id),
    ne(products.id, product.id),
    inArray(products.type, machineTypes),
  ]
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${products.id} as id ${fromVisibleProducts(others)}
    order by ${distance} asc nulls last, ${products.order}, ${products.id}
    limit ${mostRelated}
  `)
  return listProducts(rows.map(({ id }) => id))
}
