import type { CaseState } from '@minikran/domain/cases/case-steps'
import { decideCredit } from '@minikran/domain/cases/credit-decision'
import { and, desc, eq } from 'drizzle-orm'
import { recordEvent } from '../../../accounts/record-event.ts'
import type { Transaction } from '../../../database/client.ts'
import {
  type CaseRow,
  case_events,
  cases,
  credit_applications,
} from '../../../database/schema/cases.ts'
import type { CallContext } from '../../calls/call.ts'
import { type CaseServices, mailCustomer } from '../../cases/write-message.ts'
import { joinCompany } from './join-company.ts'
import { holdContact, joinContact } from './join-contact.ts'

export type Decision =
  | { decision: 'approve'; limitOre: number }
  | { decision: 'decline'; reason: string }

type DecidedCase = {
  caseId: number
  userId: number
  decision: Decision
  visitor: CallContext['visitor']
}

export type DecidedApplication =
  | { kind: 'decided'; state: CaseState; companyId: number | null; invited: boolean }
  /** The same was decided before. */
  | { kind: 'same'; state: CaseState }
  | { kind: 'tooLate' }
  | { kind: 'senderErased' }
  | { kind: 'otherLimit' }

/**
 * Grants or refuses an application: state, company, account, event, mail and audit in one transaction.
 * The case is locked, so that a second simultaneous decision is refused, and a repeated one sends no
 * mail; before it the account that an approval changes.
 */
export function decideApplication(
  services: CaseServices,
  decidedCase: DecidedCase,
): Promise<DecidedApplication> {
  const { caseId, decision } = decidedCase
  return services.db.transaction(async (tx) => {
    if (decision.decision === 'approve') await holdContact(tx, caseId)
    const [found] = await tx
      .select({ stored: cases, application: credit_applications })
      .from(cases)
      .innerJoin(credit_applications, eq(credit_applications.case_id, cases.id))
      .where(eq(cases.id, caseId))
      .for('update', { of: cases })
    if (found === undefined) throw new Error(`Application ${caseId} to decide was not found`)
    const { stored } = found
    const verdict = decideCredit(stored.state, decision.decision)
    if (verdict.kind === 'refused') return { kind: 'tooLate' }
    if (verdict.kind === 'same') {
      const isOther =
        decision.decision === 'approve' && (await approvedLimit(tx, caseId)) !== decision.limitOre
      return isOther ? { kind: 'otherLimit' } : { kind: 'same', state: stored.state }
    }
    // Without its sender's data there is no company to create and nobody to invite.
    if (decision.decision === 'approve' && stored.anonymised_at !== null) {
      return { kind: 'senderErased' }
    }
    const joined =
      decision.decision === 'approve'
        ? await joinPeople(tx, services, { ...found, ...decidedCase, limitOre: decision.limitOre })
        : { companyId: null, invited: false }
    await writeDecision(tx, services, { ...decidedCase, from: stored.state, state: verdict.state })
    return { kind: 'decided', state: verdict.state, ...joined }
  })
}

/** The limit that an application was granted; null while it was not. */
export async function approvedLimit(
  db: Pick<Transaction, 'select'>,
  caseId: number,
): Promise<number | null> {
  const [granted] = await db
    .select({ details: case_events.details })
    .from(case_events)
    .where(and(eq(case_events.case_id, caseId), eq(case_events.state, 'confirmed')))
    .orderBy(desc(case_events.id))
    .limit(1)
  const limit = granted?.details['limit_ore']
  return typeof limit === 'number' ? limit : null
}

type Joining = DecidedCase & {
  stored: CaseRow
  application: typeof credit_applications.$inferSelect
  limitOre: number
}

async function joinPeople(tx: Transaction, services: CaseServices, joining: Joining) {
  const { stored, userId, visitor } = joining
  const company = await joinCompany(tx, joining)
  const contact = await joinContact(tx, services, { stored, companyId: company.id, userId })
  const by = { userId, visitor }
  await recordEvent(tx, {
    ...by,
    action: company.made ? 'created' : 'updated',
    item: 'companies',
    itemId: company.id,
    changes: { credit_limit: true },
  })
  const invited = contact?.invited ?? false
  if (contact !== null && invited) {
    await recordEvent(tx, { ...by, action: 'user.invite', item: 'user', itemId: contact.id })
  }
  return { companyId: company.id, invited }
}

type Written = DecidedCase & { from: CaseState; state: CaseState }

async function writeDecision(tx: Transaction, services: CaseServices, written: Written) {
  const { caseId, userId, decision, from, state, visitor } = written
  const said =
    decision.decision === 'approve' ? { limit_ore: decision.limitOre } : { reason: decision.reason }
  const details = { from, state, ...said }
  await tx.update(cases).set({ state, updated_at: new Date() }).where(eq(cases.id, caseId))
  await tx
    .insert(case_events)
    .values({ case_id: caseId, kind: 'stateChanged', state, details, created_by: userId })
  await mailCustomer(tx, services, { caseId, kind: 'case-state', details })
  await recordEvent(tx, {
    userId,
    visitor,
    action: `credit.${decision.decision}`,
    item: 'case',
    itemId: caseId,
    changes: { from, to: state },
  })
}
