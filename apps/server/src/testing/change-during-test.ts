import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { onTestFinished } from 'vitest'
import type { Database } from '../database/client.ts'

/** Changes stored rows until the test ends, so that the tests of a file can share one database. */
export async function changeDuringTest<Row extends Record<string, unknown>>(
  db: Database,
  table: PgTable & { id: PgColumn; $inferInsert: Row },
  { set, where }: { set: Partial<NoInfer<Row>>; where?: SQL },
): Promise<void> {
  const whole: PgTable = table
  const before = await db.select().from(whole).where(where)
  await db.update(whole).set(set).where(where)
  onTestFinished(async () => {
    for (const row of before) {
      const stored = Object.fromEntries(Object.keys(set).map((name) => [name, row[name]]))
      await db.update(whole).set(stored).where(eq(table.id, row['id']))
    }
  })
}
