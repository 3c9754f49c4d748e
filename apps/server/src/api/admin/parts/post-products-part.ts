import { asc, eq, inArray } from 'drizzle-orm'
import { post_products } from '../../../database/schema/content.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

/** The machines that a post speaks of, in their order. */
export const postProductsPart: Part = {
  field: 'product_ids',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(post_products)
      .where(inArray(post_products.post_id, [...ids]))
      .orderBy(asc(post_products.order), asc(post_products.product_id))
    return groupBy(
      rows,
      (row) => row.post_id,
      (row) => row.product_id,
    )
  },
  async write(tx, id, value) {
    const productIds = value as number[]
    await tx.delete(post_products).where(eq(post_products.post_id, id))
    if (productIds.length === 0) return
    await tx
      .insert(post_products)
      .values(productIds.map((product_id, order) => ({ post_id: id, product_id, order })))
  },
}
