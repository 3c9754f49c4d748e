import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

/** Locks a name until the transaction ends; waits while another transaction has it. */
export async function lockName(tx: Database | Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
