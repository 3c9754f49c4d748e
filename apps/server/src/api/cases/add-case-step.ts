import { type CaseActor, type CaseStep, takeStep } from '@minikran/domain/cases/case-steps'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { cases } from '../../database/schema/cases.ts'
import { addCaseEvent } from './add-case-event.ts'

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
