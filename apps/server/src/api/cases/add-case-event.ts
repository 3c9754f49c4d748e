import type { CaseEventKind, CaseState } from '@minikran/domain/cases/case-steps'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { case_events, cases } from '../../database/schema/cases.ts'

type NewEvent = {
  caseId: number
  userId: number
  kind: CaseEventKind
  /** The new state of the case. */
  state?: CaseState
  details?: Record<string, unknown>
}

/** Adds to the history of a case, and changes the case itself: its state and other `columns`. */
export async function addCaseEvent(
  tx: Transaction,
  { caseId, userId, ...event }: NewEvent,
  columns: Partial<typeof cases.$inferInsert> = {},
): Promise<void> {
  const state = event.state && { state: event.state }
  await tx
    .update(cases)
    .set({ ...state, ...columns, updated_at: new Date() })
    .where(eq(cases.id, caseId))
  await tx.insert(case_events).values({ ...event, case_id: caseId, created_by: userId })
}
