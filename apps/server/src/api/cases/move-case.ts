import {
  type CaseActor,
  type CaseState,
  type CaseStep,
  takeStep,
} from '@minikran/domain/cases/case-steps'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { cases } from '../../database/schema/cases.ts'
import { addCaseEvent } from './add-case-event.ts'
import { type CaseMails, mailCustomer, mailDepot } from './write-message.ts'

type Move = {
  caseId: number
  step: CaseStep
  actor: CaseActor
  userId: number
  /** Mailed to the other side with the new state. */
  reason?: string | null
  /** Gets the customer's mail in place of the case's address. */
  to?: string
}

/** The state before and after. */
export type Moved = { kind: 'moved' | 'refused'; from: CaseState; state: CaseState }

/**
 * Takes a step of the case: state, event and mails. The row is locked, so that of two simultaneous
 * steps the second starts from the state after the first.
 */
export async function moveCase(
  tx: Transaction,
  services: CaseMails,
  { caseId, step, actor, userId, reason, to }: Move,
): Promise<Moved> {
  const [stored] = await tx
    .select({ kind: cases.kind, state: cases.state })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update')
  if (stored === undefined) throw new Error(`Case ${caseId} to move was not found`)
  const taken = takeStep(stored, step, actor)
  const from = stored.state
  if (taken.kind === 'refused') return { kind: 'refused', from, state: from }
  const { state, event } = taken
  const details = { from, state, ...(reason && { reason }) }
  await addCaseEvent(tx, { caseId, userId, kind: event, state, details })
  await mailCustomer(tx, services, {
    caseId,
    kind: 'case-state',
    details,
    ...(to !== undefined && { to }),
  })
  if (actor === 'customer') await mailDepot(tx, services, { caseId, details: { event } })
  return { kind: 'moved', from, state }
}
