import { eq } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { products } from './schema/products.ts'

/**
 * The number of seats of a course occasion. Its row is locked until the commit, so that changes of its
 * participants wait for each other.
 */
export async function lockSeats(tx: Transaction, productId: number): Promise<number | null> {
  const [row] = await tx
    .select({ seats: products.course_participant })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  return row?.seats ?? null
}
