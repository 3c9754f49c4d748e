import { caseEventsLimit } from '@minikran/domain/cases/case-limits'
import {
  type CaseActor,
  type CaseEventKind,
  type CaseState,
  type CaseStep,
  takeStep,
} from '@minikran/domain/cases/case-steps'
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

export type NewStep = {
  caseId: number
  step: CaseStep
  actor: CaseActor
  userId: number
  /** Kept with the event. */
  reason?: string | null
}

/**
 * Takes a step of the case, without a mail. The row is locked, so that of two
 * simultaneous steps the second starts from the state after the first.
 */
export async function addCaseStep(
  tx: Transaction,
  { caseId, step, actor, userId, reason }: NewStep,
) {
  const [stored] = await tx
    .select({ kind: cases.kind, state: cases.state })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update')
  if (stored === undefined) throw new Error(`Case ${caseId} to ${step} was not found`)
  const from = stored.state
  const taken = takeStep(stored, step, actor)
  if (taken.kind === 'refused') return { kind: 'refused', from, state: from } as const
  const { state, event } = taken
  const details = { from, state, ...(reason && { reason }) }
  await addCaseEvent(tx, { caseId, userId, kind: event, state, details })
  return { kind: 'moved', from, state, event, details } as const
}
