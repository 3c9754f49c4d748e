import type { CaseState } from '@minikran/domain/cases/case-steps'
import { decideCredit } from '@minikran/domain/cases/credit-decision'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import {
  type CaseRow,
  case_events,
  cases,
  credit_applications,
} from '../../../database/schema/cases.ts'
import type { Answer } from '../../calls/call.ts'
import { addCaseEvent } from '../../cases/add-case-event.ts'
import { type CaseServices, mailCustomer } from '../../cases/write-message.ts'
import { writeAudit } from '../items/write-audit.ts'
import type { HeldCase } from './change-case.ts'
import { joinCompany } from './join-company.ts'
import { joinContact, lockContact } from './join-contact.ts'

export type Decision =
  | { decision: 'approve'; limitOre: number }
  | { decision: 'decline'; reason: string }

const nobodyJoined = { company_id: null, invited: false }
const refused = (field: 'decision' | 'limit', rule: string): Answer => ({
  kind: 'invalid',
  errors: { [field]: [rule] },
})

/**
 * Grants or refuses an application: state, company, account, event, mail and audit in one transaction.
 * The case is locked, so that a second simultaneous decision is refused, and a repeated one sends no
 * mail; before it the account that an approval changes.
 */
export async function decideApplication(
  services: CaseServices,
  held: HeldCase,
  decision: Decision,
): Promise<Answer> {
  const { tx, caseId } = held
  if (decision.decision === 'approve') await lockContact(tx, caseId)
  const [found] = await tx
    .select({ stored: cases, application: credit_applications })
    .from(cases)
    .innerJoin(credit_applications, eq(credit_applications.case_id, cases.id))
    .where(eq(cases.id, caseId))
    .for('update', { of: cases })
  if (found === undefined) throw new Error(`Application ${caseId} to decide was not found`)
  const { stored } = found
  const verdict = decideCredit(stored.state, decision.decision)
  if (verdict.kind === 'refused') return refused('decision', 'decided')
  if (verdict.kind === 'same') {
    const isOther =
      decision.decision === 'approve' && (await approvedLimit(tx, caseId)) !== decision.limitOre
    if (isOther) return refused('limit', 'decided')
    return { kind: 'data', data: { state: stored.state, ...nobodyJoined } }
  }
  // Without its sender's data there is no company to create and nobody to invite.
  if (decision.decision === 'approve' && stored.anonymised_at !== null) {
    return refused('decision', 'senderErased')
  }
  const joined =
    decision.decision === 'approve'
      ? await joinPeople(services, held, { ...found, limitOre: decision.limitOre })
      : nobodyJoined
  const { state } = verdict
  await writeDecision(services, held, { decision, from: stored.state, state })
  return { kind: 'data', data: { state, ...joined } }
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

type Joining = {
  stored: CaseRow
  application: typeof credit_applications.$inferSelect
  limitOre: number
}

async function joinPeople(
  services: CaseServices,
  { tx, context, userId }: HeldCase,
  { stored, ...joining }: Joining,
) {
  const company = await joinCompany(tx, { ...joining, userId })
  const contact = await joinContact(tx, services, { stored, companyId: company.id, userId })
  await writeAudit(tx, context, {
    action: company.made ? 'created' : 'updated',
    item: 'companies',
    itemId: company.id,
    changes: { credit_limit: true },
  })
  const invited = contact?.invited ?? false
  if (contact !== null && invited) {
    await writeAudit(tx, context, { action: 'user.invite', item: 'user', itemId: contact.id })
  }
  return { company_id: company.id, invited }
}

type Written = { decision: Decision; from: CaseState; state: CaseState }

async function writeDecision(
  services: CaseServices,
  { tx, caseId, userId, audit }: HeldCase,
  { decision, from, state }: Written,
): Promise<void> {
  const said =
    decision.decision === 'approve' ? { limit_ore: decision.limitOre } : { reason: decision.reason }
  const details = { from, state, ...said }
  await addCaseEvent(tx, { caseId, userId, kind: 'stateChanged', state, details })
  await mailCustomer(tx, services, { caseId, kind: 'case-state', details })
  await audit(`credit.${decision.decision}`, { from, to: state })
}
