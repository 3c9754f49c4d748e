import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'

/** When a nightly task ran last. Ignores runs dated in the future, before the clock was set back. */
export async function lastRun(
  db: Database,
  item: 'backup' | 'retention',
  nowMs: number,
): Promise<number | null> {
  const isRun = and(eq(audit.item, item), eq(audit.action, `${item}:run`))
  const [last] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(isRun, lte(audit.at, new Date(nowMs))))
    .orderBy(desc(audit.at))
    .limit(1)
  return last?.at.getTime() ?? null
}
