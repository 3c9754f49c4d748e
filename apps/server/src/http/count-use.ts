import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { rate_limits } from '../database/schema/operations.ts'
import type { GetSecret } from '../database/secrets.ts'
import type { CountUse, TakeBackUses } from './rate-limit.ts'

// HMAC with a secret: addresses cannot be guessed from the table alone.
async function storedKey(
  db: Database | Transaction,
  getSecret: GetSecret,
  key: string,
): Promise<string> {
  const secret = await getSecret('rate-limit', db)
  return createHmac('sha256', secret).update(key).digest('base64url')
}

/** Counts in one statement, so that parallel requests are all counted. */
export function countUseIn(db: Database | Transaction, getSecret: GetSecret): CountUse {
  return async (key, windowSeconds, uses) => {
    const stored = await storedKey(db, getSecret, key)
    // A window that begins in the future was stored before the clock was set back. Less than a minute:
    // it was begun by a concurrent request.
    const isOver = sql`(${rate_limits.window_start} <= now() - make_interval(secs => ${windowSeconds})
      or ${rate_limits.window_start} > now() + interval '1 minute')`
    const [row] = await db
      .insert(rate_limits)
      .values({ key: stored, window_start: sql`now()`, count: uses })
      .onConflictDoUpdate({
        target: rate_limits.key,
        set: {
          count: sql`case when ${isOver} then ${uses} else ${rate_limits.count} + ${uses} end`,
          window_start: sql`case when ${isOver} then now() else ${rate_limits.window_start} end`,
        },
      })
      .returning({
        count: rate_limits.count,
        ageMs: sql<number>`(extract(epoch from now() - ${rate_limits.window_start}) * 1000)::float8`,
      })
    if (row === undefined) throw new Error('Counting a use returned no row')
    return { uses: row.count, resetsInMs: windowSeconds * 1000 - Math.max(0, row.ageMs) }
  }
}

/** Subtracts uses; null: all of the window. */
export function takeBackUsesIn(db: Database, getSecret: GetSecret): TakeBackUses {
  return async (key, uses) => {
    const count = uses === null ? 0 : sql`greatest(0, ${rate_limits.count} - ${uses})`
    await db
      .update(rate_limits)
      .set({ count })
      .where(eq(rate_limits.key, await storedKey(db, getSecret, key)))
  }
}
