import { eq } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { lockName } from './lock-name.ts'
import { products } from './schema/products.ts'

/**
 * The number of seats of a course occasion. Changes of its participants wait for each other until the
 * commit. They do not wait for staff who save the course, or import thousands of lines with it.
 */
export async function lockSeats(tx: Transaction, productId: number): Promise<number | null> {
  await lockName(tx, `seats of product ${productId}`)
  const [row] = await tx
    .select({ seats: products.course_participant })
    .from(products)
    .where(eq(products.id, productId))
  return row?.seats ?? null
}
