import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'
import { type PricedRow, pricedColumns } from '../cases/price-snapshot.ts'

export type InquiryProduct = PricedRow & { id: number; title_sv: string }

/** The products of these that the public may see, by id. */
export async function findProducts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, InquiryProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, title_sv: products.title_sv, ...pricedColumns })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(and(inArray(products.id, [...ids]), isVisibleProduct()))
  return new Map(rows.map((product) => [product.id, product]))
}
