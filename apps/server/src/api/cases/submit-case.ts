import type { SentForm } from '@minikran/contract/forms'
import { caseNumber } from '@minikran/domain/cases/case-number'
import type { CaseKind } from '@minikran/domain/cases/case-steps'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { Transaction } from '../../database/client.ts'
import { findMailTo } from '../../database/mail-to.ts'
import { case_events, cases } from '../../database/schema/cases.ts'
import type { Verdict } from '../../http/rate-limit.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { attachCaseUploads, lockCaseUploads } from '../../media/case-uploads.ts'
import {
  findStoredAnswer,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
  takeKey,
} from '../calls/idempotency.queries.ts'
import type { CaseFields, StoredContent } from './case-form-call.ts'
import { countOrders, nextCaseSerial, takeFormToken } from './cases.queries.ts'
import type { CaseServices } from './write-message.ts'

/** A valid form, ready to become a case. */
export type ReadyCase = {
  kind: CaseKind
  sent: SentForm
  facts: CaseFields
  /** The account that sends it. */
  account: OwnAccount | null
  idempotency: { key: string; bodyHash: string } | null
  /** Counts it against the limits of its sender; the exceeded one, or null. */
  overLimit: (tx: Transaction) => Promise<Verdict | null>
  /** Counts the confirmation; false: its address is over the limit, which the case's history shows. */
  mayConfirm: (tx: Transaction) => Promise<boolean>
  /** Writes the rows of this kind. */
  storeContent: (tx: Transaction, caseId: number) => Promise<StoredContent>
}

export type CaseAnswer = { data: { case_number: string } }
export type Submitted =
  | { kind: 'accepted'; answer: CaseAnswer }
  | { kind: 'limited'; verdict: Verdict }
  | { kind: 'tokenUsed' }
  /** A picture that is unknown or belongs to another case. */
  | { kind: 'uploadMissing' }
  | { kind: 'repeated'; stored: StoredAnswer | null }

/**
 * Stores the case, its first event, its own rows, its two mails with their jobs, the used form token
 * and the answer for repeats, in one transaction.
 */
export function submitCase(services: CaseServices, ready: ReadyCase): Promise<Submitted> {
  const { account, idempotency, facts } = ready
  const uploadIds = facts.uploadIds ?? []
  return services.db.transaction(async (tx) => {
    if (account !== null) await lockOwnAccount(tx, account)
    if (idempotency !== null && !(await takeKey(tx, idempotency.key, idempotency.bodyHash))) {
      return { kind: 'repeated', stored: await findStoredAnswer(tx, idempotency.key) }
    }
    const refusal = await refusalOf(tx, ready)
    if (refusal !== null) {
      if (idempotency !== null) await releaseKey(tx, idempotency.key)
      return refusal
    }
    const case_number = await newCaseNumber(tx, services.now())
    const caseId = await storeCase(tx, case_number, ready)
    await attachCaseUploads(tx, { caseId, ids: uploadIds })
    // Late: cases about one product may wait here for each other until the commit.
    const content = await ready.storeContent(tx, caseId)
    await storeMails(tx, caseId, { services, ready, content })
    const data: CaseAnswer = { data: { case_number, ...content.answer } }
    const answer = idempotency === null ? data : await storeAnswer(tx, idempotency.key, data)
    if (facts.productIds.length > 0) await countOrders(tx, facts.productIds)
    return { kind: 'accepted', answer }
  })
}

// Pictures first: a form that is refused for them can be sent again with its token.
async function refusalOf(tx: Transaction, { sent, facts, account, overLimit }: ReadyCase) {
  const verdict = await overLimit(tx)
  if (verdict !== null) return { kind: 'limited' as const, verdict }
  if (!(await lockCaseUploads(tx, facts.uploadIds ?? []))) return { kind: 'uploadMissing' as const }
  // A logged-in sender had no sum question.
  if (account !== null || !sent.form_token) return null
  const isFresh = await takeFormToken(tx, tokenHash(sent.form_token))
  return isFresh ? null : { kind: 'tokenUsed' as const }
}

async function newCaseNumber(tx: Transaction, nowMs: number): Promise<string> {
  const year = Number(stockholmDateTime(nowMs).date.slice(0, 4))
  return caseNumber(year, await nextCaseSerial(tx))
}

async function storeCase(tx: Transaction, number: string, ready: ReadyCase): Promise<number> {
  const { kind, sent, facts, account } = ready
  const userId = account?.userId ?? null
  const { sender, priceType, depotId } = facts
  const [stored] = await tx
    .insert(cases)
    .values({
      case_number: number,
      kind,
      lang: sent.lang ?? 'sv',
      price_type: priceType === '' ? null : Number(priceType),
      depot_id: depotId,
      user_id: userId,
      company: sender.company,
      firstname: sender.firstname,
      lastname: sender.lastname,
      email_address: sender.email,
      phone: sender.phone,
    })
    .returning({ id: cases.id })
  if (stored === undefined) throw new Error('Storing a case returned no row')
  const received = { kind: 'received', state: 'received', created_by: userId } as const
  await storeEvent(tx, { case_id: stored.id, ...received })
  return stored.id
}

async function storeEvent(tx: Transaction, event: typeof case_events.$inferInsert) {
  await tx.insert(case_events).values(event)
}

type MailsOf = { services: CaseServices; ready: ReadyCase; content: StoredContent }

async function storeMails(tx: Transaction, caseId: number, { services, ready, content }: MailsOf) {
  const { kind, sent, facts } = ready
  const { answeredBy, sender } = facts
  const common = { case_id: caseId, lang: sent.lang ?? 'sv' }
  if (await ready.mayConfirm(tx)) {
    await queueMail(tx, services, {
      ...common,
      kind: `${kind}-confirmation`,
      details: content.mail ?? {},
      to: sender.email,
      reply_to: answeredBy || null,
    })
  } else {
    await storeEvent(tx, { case_id: caseId, kind: 'confirmationNotSent' })
  }
  const to = await findMailTo(tx, { mailTo: services.mailTo, answeredBy })
  if (to === '') return
  const reply_to = sender.email
  await queueMail(tx, services, { ...common, kind: `${kind}-notification`, to, reply_to })
}
