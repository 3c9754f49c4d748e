import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { idempotency_keys, rate_limits, used_form_tokens } from '../database/schema/operations.ts'

/**
 * Deletes rows after a day: then idempotency keys no longer count, used form tokens have expired and
 * the longest window of a rate limit is over. Several processes may run it at once.
 */
export async function forgetOldRows(db: Database): Promise<void> {
  const aDayAgo = sql`now() - interval '1 day'`
  await db.delete(idempotency_keys).where(sql`${idempotency_keys.created_at} < ${aDayAgo}`)
  await db.delete(used_form_tokens).where(sql`${used_form_tokens.used_at} < ${aDayAgo}`)
  await db.delete(rate_limits).where(sql`${rate_limits.window_start} < ${aDayAgo}`)
}
