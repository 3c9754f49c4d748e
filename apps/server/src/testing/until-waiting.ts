import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../database/client.ts'

/** Until a statement in this database waits for a lock that another transaction has. */
export async function untilWaiting(db: Database): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0)
}
