import { randomUUID } from 'node:crypto'
import type { InquiryAnswer, InquiryBody } from '@minikran/contract/inquiries'
import { type CaseNumber, caseNumber } from '@minikran/domain/content/case-number'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Inquiry } from '@minikran/domain/validation/inquiry-form'
import type { Database, Transaction } from '../../database/client.ts'
import { case_events, cases, inquiries, inquiry_lines, mails } from '../../database/schema/cases.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { cleanInquiryText } from '../../media/clean-inquiry-text.ts'
import { tokenHash } from './form-challenge.ts'
import {
  countOrder,
  findStoredAnswer,
  type InquiryDepot,
  type InquiryProduct,
  nextCaseSerial,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
  takeFormToken,
  takeKey,
} from './inquiries.queries.ts'

export type SubmitServices = {
  db: Database
  jobs: Pick<JobQueue, 'enqueueMail'>
  now: () => number
  publicUrl: string
  /** Where all notifications go instead of to the depots. */
  mailTo: string | null
}

/** A valid inquiry with what it names. */
export type ReadyInquiry = {
  inquiry: Inquiry
  body: InquiryBody
  priceType: PriceTypeChoice
  depot: InquiryDepot
  product: InquiryProduct | null
  userId: number | null
  idempotency: { key: string; bodyHash: string } | null
}

export type Submitted =
  | { kind: 'accepted'; answer: InquiryAnswer }
  | { kind: 'tokenUsed' }
  | { kind: 'repeated'; stored: StoredAnswer | null }

/**
 * Stores the case, its first event and its two mails with their jobs, uses up the form's token and
 * keeps the answer for repeats: all of it or nothing, in one transaction (reading 20, contract §2).
 */
export function submitInquiry(services: SubmitServices, ready: ReadyInquiry): Promise<Submitted> {
  const { idempotency, body } = ready
  return services.db.transaction(async (tx) => {
    if (idempotency !== null && !(await takeKey(tx, idempotency.key, idempotency.bodyHash))) {
      return { kind: 'repeated', stored: await findStoredAnswer(tx, idempotency.key) }
    }
    const token = body.form_token
    if (token && !(await takeFormToken(tx, tokenHash(token)))) {
      if (idempotency !== null) await releaseKey(tx, idempotency.key)
      return { kind: 'tokenUsed' }
    }
    const number = await newCaseNumber(tx, services.now())
    const caseId = await storeCase(tx, number, ready)
    await storeMails(tx, caseId, { services, ready })
    const answer: InquiryAnswer = { data: { case_number: number } }
    if (idempotency !== null) await storeAnswer(tx, idempotency.key, answer)
    // Last: inquiries about one product wait here for each other until the commit.
    if (ready.product !== null) await countOrder(tx, ready.product.id)
    return { kind: 'accepted', answer }
  })
}

async function newCaseNumber(tx: Transaction, nowMs: number): Promise<CaseNumber> {
  const year = Number(stockholmDateTime(nowMs).date.slice(0, 4))
  return caseNumber(year, await nextCaseSerial(tx))
}

async function storeCase(tx: Transaction, number: CaseNumber, ready: ReadyInquiry) {
  const { inquiry, body, priceType, product } = ready
  const [stored] = await tx
    .insert(cases)
    .values({
      case_number: number,
      kind: 'inquiry',
      lang: body.lang ?? 'sv',
      price_type: priceType === '' ? null : Number(priceType),
      depot_id: inquiry.depot_id,
      user_id: ready.userId,
      company: inquiry.company,
      firstname: inquiry.firstname,
      lastname: inquiry.lastname,
      email_address: inquiry.email,
      phone: inquiry.phone,
    })
    .returning({ id: cases.id })
  if (stored === undefined) throw new Error('Storing a case returned no row')
  await tx.insert(inquiries).values({
    case_id: stored.id,
    inquiry_text: cleanInquiryText(inquiry.inquiry_text ?? ''),
    client_now: body.now === undefined || body.now === null ? null : String(body.now).slice(0, 100),
  })
  await tx.insert(inquiry_lines).values({
    case_id: stored.id,
    line: 1,
    product_id: product?.id ?? null,
    // The stored title, never the client's `prod_name`: it goes into mails.
    prod_name: product?.title_sv ?? null,
    fld_titles: [body.fld_title1, body.fld_title2, body.fld_title3, body.fld_title4].map(
      (field) => field ?? null,
    ),
    pickup_at: inquiry.pickup_at,
    return_at: inquiry.return_at,
  })
  await tx.insert(case_events).values({
    case_id: stored.id,
    kind: 'received',
    state: 'received',
    created_by: ready.userId,
  })
  return stored.id
}

type MailsOf = { services: SubmitServices; ready: ReadyInquiry }

async function storeMails(tx: Transaction, caseId: number, { services, ready }: MailsOf) {
  const { inquiry, body, depot } = ready
  const host = new URL(services.publicUrl).hostname
  const common = { case_id: caseId, lang: body.lang ?? 'sv' }
  const messageId = () => `<${randomUUID()}@${host}>`
  const stored = await tx
    .insert(mails)
    .values([
      {
        ...common,
        kind: 'inquiry-confirmation',
        to: inquiry.email,
        reply_to: depot.email_address,
        message_id: messageId(),
      },
      {
        ...common,
        kind: 'inquiry-notification',
        to: services.mailTo ?? depot.email_address,
        reply_to: inquiry.email,
        message_id: messageId(),
      },
    ])
    .returning({ id: mails.id })
  for (const { id } of stored) await services.jobs.enqueueMail(tx, id)
}
