import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'

/** Accounts of an address, as `accountAddress` spells it. */
export const hasAddress = (address: string) =>
  and(eq(sql`lower(${users.email_address})`, address), isNull(users.deleted_at))

/** The account of an address, as `accountAddress` spells it. */
export async function findUserByAddress(db: Database | Transaction, address: string) {
  const [row] = await db.select().from(users).where(hasAddress(address))
  return row ?? null
}
