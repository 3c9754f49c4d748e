import { eq } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { users } from './schema/people.ts'

/**
 * Locks an account until the transaction ends; rows that refer to it can still be written. A transaction
 * locks an account before its links, its cases and its company, so that no two wait for each other.
 */
export async function lockAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
