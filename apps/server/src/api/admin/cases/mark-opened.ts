import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { case_messages, cases } from '../../../database/schema/cases.ts'

type Opened = { caseId: number; shown: readonly { message: { id: number } }[] }

/** Marks the case and the customer's messages that were shown as read. One that came meanwhile stays unread. */
export function markOpened(db: Database, { caseId, shown }: Opened): Promise<void> {
  return db.transaction(async (tx) => {
    // Waits for a message that is being written, so that it is found below.
    await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, caseId)).for('update')
    const unread = and(
      eq(case_messages.case_id, caseId),
      eq(case_messages.from_customer, true),
      isNull(case_messages.read_at),
    )
    const ids = shown.map(({ message }) => message.id)
    await tx
      .update(case_messages)
      .set({ read_at: sql`now()` })
      .where(and(unread, inArray(case_messages.id, ids)))
    const left = tx.select({ id: case_messages.id }).from(case_messages).where(unread)
    await tx
      .update(cases)
      .set({ first_read_at: sql`now()` })
      .where(and(eq(cases.id, caseId), isNull(cases.first_read_at), notExists(left)))
  })
}
