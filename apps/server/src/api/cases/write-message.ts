import { caseMessagesLimit } from '@minikran/domain/cases/case-limits'
import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { findMailTo } from '../../database/mail-to.ts'
import { case_messages, cases } from '../../database/schema/cases.ts'
import { depots } from '../../database/schema/depots.ts'
import { type MailServices, queueMail } from '../../jobs/queue-mail.ts'
import { loadCompany } from '../../mail/load-company.ts'
import { type StoredRow, storeOnce } from '../calls/idempotency.queries.ts'
import { addCaseEvent, CaseRefuses } from './add-case-event.ts'
import { addCaseStep } from './add-case-step.ts'

export type CaseMails = MailServices & {
  /** Where all notifications go instead of to the depots. */
  mailTo: string | null
}

export type CaseServices = CaseMails & { db: Database; now: () => number }

export type WrittenMessage = {
  caseId: number
  userId: number
  /** To the depot, to the customer, or an internal note for the staff. */
  to: 'depot' | 'customer' | 'staff'
  message: string
  /** The case counts as answered by it, if it was not before. */
  isAnswer?: boolean
}

type Sending = { written: WrittenMessage; key: string | null; seen?: number | undefined }

/**
 * Stores a message with its event and the mail to the other side. A repeat under its key is stored
 * once; null when the key was used for another message. Throws when the case is full, or when a
 * colleague has written to the customer after `seen`, the last message that the sender saw.
 */
export function writeMessage(
  tx: Transaction,
  services: CaseMails,
  { written, key, seen }: Sending,
): Promise<StoredRow | null> {
  const sent = { userId: written.userId, key, content: ['message', written] }
  return storeOnce(tx, sent, async () => {
    if (await isFull(tx, written)) throw new CaseRefuses('maxCount')
    if (seen !== undefined && (await hasColleagueWritten(tx, written, seen))) {
      throw new CaseRefuses('colleagueWrote')
    }
    return await storeMessage(tx, services, written)
  })
}

async function isFull(tx: Transaction, { caseId, to }: WrittenMessage): Promise<boolean> {
  const [stored] = await tx
    .select({
      number: sql<number>`count(*)::int`,
      characters: sql<number>`coalesce(sum(length(${case_messages.message})), 0)::int`,
    })
    .from(case_messages)
    .where(and(eq(case_messages.case_id, caseId), eq(case_messages.from_customer, to === 'depot')))
  const { number = 0, characters = 0 } = stored ?? {}
  return number >= caseMessagesLimit.number || characters >= caseMessagesLimit.characters
}

/** Locks the case: of two messages at once, one waits for the other. */
async function hasColleagueWritten(
  tx: Transaction,
  { caseId, userId }: WrittenMessage,
  seen: number,
): Promise<boolean> {
  await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, caseId)).for('update')
  const later = and(
    eq(case_messages.case_id, caseId),
    eq(case_messages.from_customer, false),
    eq(case_messages.internal, false),
    ne(case_messages.user_id, userId),
    gt(case_messages.id, seen),
  )
  return (await tx.$count(case_messages, later)) > 0
}

async function storeMessage(
  tx: Transaction,
  services: CaseMails,
  { caseId, userId, to, message, isAnswer = false }: WrittenMessage,
): Promise<number> {
  const [stored] = await tx
    .insert(case_messages)
    .values({
      case_id: caseId,
      user_id: userId,
      from_customer: to === 'depot',
      internal: to === 'staff',
      message,
    })
    .returning({ id: case_messages.id })
  if (stored === undefined) throw new Error('Storing a message returned no row')
  const kind: CaseEventKind = to === 'staff' ? 'note' : 'message'
  const details = { message_id: stored.id }
  // What a customer writes makes the case unread again.
  const unread = to === 'depot' ? { first_read_at: null } : {}
  await addCaseEvent(tx, { caseId, userId, kind, details }, unread)
  // The message has a mail of its own, so the step sends none.
  if (isAnswer) await addCaseStep(tx, { caseId, step: 'answer', actor: 'staff', userId })
  if (to === 'depot') await mailDepot(tx, services, { caseId, details })
  if (to === 'customer') {
    await mailCustomer(tx, services, { caseId, kind: 'case-message-to-customer', details })
  }
  return stored.id
}

type CustomerMailKind =
  | 'case-message-to-customer'
  | 'case-state'
  | 'case-times'
  | 'course-seat'
  | 'course-removed'
  | 'registration-confirmation'
type CaseMail = { caseId: number; details: Record<string, unknown> }

/** Queues a mail to the address that answers the case; replies go to the sender. */
export async function mailDepot(tx: Transaction, services: CaseMails, mail: CaseMail) {
  const { stored, answeredBy } = await partiesOf(tx, mail.caseId)
  const to = await findMailTo(tx, { mailTo: services.mailTo, answeredBy })
  if (to === '') return
  await queueMail(tx, services, {
    case_id: mail.caseId,
    kind: 'case-message-to-depot',
    details: mail.details,
    lang: 'sv',
    to,
    reply_to: stored.email_address,
  })
}

/** Queues a mail to the customer, in the language of the case; without `to` to the address of the case. */
export async function mailCustomer(
  tx: Transaction,
  services: CaseMails,
  { caseId, kind, details, to }: CaseMail & { kind: CustomerMailKind; to?: string },
) {
  const { stored, answeredBy } = await partiesOf(tx, caseId)
  if (stored.anonymised_at !== null) return
  await queueMail(tx, services, {
    case_id: caseId,
    kind,
    details,
    lang: stored.lang,
    to: to ?? stored.email_address,
    reply_to: answeredBy === '' ? null : answeredBy,
  })
}

// A case without a depot, such as a credit application, is answered by the company.
async function partiesOf(tx: Transaction, caseId: number) {
  const [found] = await tx
    .select({ stored: cases, depot: depots.email_address })
    .from(cases)
    .leftJoin(depots, eq(depots.id, cases.depot_id))
    .where(eq(cases.id, caseId))
  if (found === undefined) throw new Error(`Case ${caseId} to write about was not found`)
  return { stored: found.stored, answeredBy: found.depot ?? (await loadCompany(tx)).email }
}
