import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { case_messages } from '../../database/schema/cases.ts'

/** Marks the depot's messages that were shown as read. One that came meanwhile stays unread. */
export async function markRead(
  db: Database,
  shown: readonly { message: { id: number } }[],
): Promise<void> {
  const ids = shown.map(({ message }) => message.id)
  await db
    .update(case_messages)
    .set({ read_at: sql`now()` })
    .where(
      and(
        inArray(case_messages.id, ids),
        eq(case_messages.from_customer, false),
        eq(case_messages.internal, false),
        isNull(case_messages.read_at),
      ),
    )
}
