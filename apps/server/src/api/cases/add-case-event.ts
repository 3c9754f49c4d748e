import { caseEventsLimit } from '@minikran/domain/cases/case-limits'
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

/**
 * The case takes no more messages or changes (`maxCount`), or not this message (`colleagueWrote`).
 * Ends the transaction; the API answers 422 with the rule for `message`.
 */
export class CaseRefuses extends Error {
  readonly rule: 'maxCount' | 'colleagueWrote'

  constructor(rule: CaseRefuses['rule']) {
    super(rule)
    this.rule = rule
  }
}

// What staff could do in a case without end. Its steps are always taken.
const endless: readonly CaseEventKind[] = [
  'timesChanged',
  'ownerChanged',
  'documentAttached',
  'documentDetached',
]

/**
 * Adds to the history of a case, and changes the case itself: its state and other `columns`. Throws when
 * the history is full.
 */
export async function addCaseEvent(
  tx: Transaction,
  { caseId, userId, ...event }: NewEvent,
  columns: Partial<typeof cases.$inferInsert> = {},
): Promise<void> {
  if (endless.includes(event.kind)) {
    const number = await tx.$count(case_events, eq(case_events.case_id, caseId))
    if (number >= caseEventsLimit) throw new CaseRefuses('maxCount')
  }
  const state = event.state && { state: event.state }
  await tx
    .update(cases)
    .set({ ...state, ...columns, updated_at: new Date() })
    .where(eq(cases.id, caseId))
  await tx.insert(case_events).values({ ...event, case_id: caseId, created_by: userId })
}
