import {
  type CaseActor,
  type CaseState,
  type CaseStep,
  takeStep,
} from '@minikran/domain/cases/case-steps'
import { eq } from 'drizzle-orm'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { case_events, cases } from '../../database/schema/cases.ts'
import { isAddressOf } from './cases.queries.ts'
import { type CaseWriting, tellCustomer, tellDepot } from './write-message.ts'

type Asked = {
  caseId: number
  step: CaseStep
  actor: CaseActor
  userId: number
  /** Told to the other side with the new state. */
  reason?: string
}

/** The state before and after. */
export type Moved = { kind: 'moved' | 'refused'; from: CaseState; state: CaseState }

/**
 * Takes a step of the case: state, dated event and mails in one transaction. The row is locked, so
 * that of two people who act at once the second is told what the first has done.
 */
export function moveCase(services: CaseWriting, asked: Asked): Promise<Moved> {
  const { caseId, step, actor, userId, reason } = asked
  return services.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ kind: cases.kind, state: cases.state, email: cases.email_address })
      .from(cases)
      .where(eq(cases.id, caseId))
      .for('update')
    if (stored === undefined) throw new Error(`Case ${caseId} to move was not found`)
    const taken = takeStep(stored, step, actor)
    const from = stored.state
    if (taken.kind === 'refused') return { kind: 'refused', from, state: from }
    const { state, event } = taken
    const details = { from, state, ...(reason !== undefined && { reason }) }
    await tx.update(cases).set({ state, updated_at: new Date() }).where(eq(cases.id, caseId))
    await tx
      .insert(case_events)
      .values({ case_id: caseId, kind: event, state, details, created_by: userId })
    // What a customer does mails nobody else, whatever address the case was sent with.
    const isTold =
      actor !== 'customer' || (await isAddressOf(tx, userId, accountAddress(stored.email)))
    if (isTold) await tellCustomer(tx, services, { caseId, kind: 'case-state', details })
    if (actor === 'customer') await tellDepot(tx, services, { caseId, details: { event } })
    return { kind: 'moved', from, state }
  })
}
