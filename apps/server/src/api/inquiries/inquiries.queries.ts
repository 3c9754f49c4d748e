import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { depots } from '../../database/schema/depots.ts'
import { products } from '../../database/schema/products.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'
import { type PricedRow, pricedColumns } from '../cases/price-snapshot.ts'

export type InquiryDepot = { id: number; depot_name: string; email_address: string }
export type InquiryProduct = PricedRow & { id: number; title_sv: string }

/** A depot that the public may see. */
export async function findDepot(db: Database, id: number): Promise<InquiryDepot | null> {
  const [row] = await db
    .select({
      id: depots.id,
      depot_name: depots.depot_name,
      email_address: depots.email_address,
    })
    .from(depots)
    .where(and(eq(depots.id, id), isVisible(depots)))
  return row ?? null
}

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
