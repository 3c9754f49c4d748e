import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

/** Whether there are categories or accounts; demo or start data are loaded only without them. */
export async function isFilled(tx: Database | Transaction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select exists (select from prodcats) or exists (select from users) as filled`,
  )
  return rows[0]?.['filled'] === true
}
