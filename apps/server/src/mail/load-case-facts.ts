import { type CaseEventKind, type CaseState, caseStates } from '@minikran/domain/cases/case-steps'
import { movedTimesIn } from '@minikran/domain/cases/changed-times'
import { type HoursSet, hoursOn } from '@minikran/domain/opening-hours/active-hours'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { listHoursSets } from '../database/hours-sets.ts'
import {
  type CaseRow,
  case_events,
  case_messages,
  case_uploads,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
} from '../database/schema/cases.ts'
import { depots } from '../database/schema/depots.ts'
import { products } from '../database/schema/products.ts'
import { listCaseDocuments } from '../media/case-documents.ts'
import { loadCompany } from './load-company.ts'
import { loadRegistration, type Registration } from './load-registration.ts'
import type {
  CaseFacts,
  CreditFacts,
  InquiryFacts,
  MachineLine,
  MailDepot,
  ServiceFacts,
} from './mail-facts.ts'
import { nameInMail } from './name-in-mail.ts'
import { siteLink } from './site-link.ts'
import { titleIn, titles } from './title-in.ts'

type Lang = 'sv' | 'en'
type Asked = {
  caseId: number
  lang: Lang
  publicUrl: string
  /** What the mail's row says beside its case. */
  details: Record<string, unknown>
}
type Reader = Database | Transaction

/** Reads what the mails and the calendar file of a case say; null when the case is gone. */
export async function loadCaseFacts(db: Reader, asked: Asked): Promise<CaseFacts | null> {
  const [stored] = await db.select().from(cases).where(eq(cases.id, asked.caseId))
  if (stored === undefined) return null
  const subject = await loadSubject(db, stored, asked)
  if (subject === null) return null
  const name = textIn(asked.details, 'name')
  const common = {
    lang: asked.lang,
    caseNumber: stored.case_number,
    state: stateIn(asked.details) ?? stored.state,
    cancelled: stored.state === 'declined' && (await isCancelled(db, asked.caseId)),
    customer: customerOf(stored),
    documents: (await listCaseDocuments(db, asked.caseId)).map((document) => ({
      name: document.document_name,
      url: `${asked.publicUrl}/upload/documents/${encodeURIComponent(document.document_file)}`,
    })),
    remindedOf: textIn(asked.details, 'at'),
    reason: textIn(asked.details, 'reason'),
    person: name === null ? null : nameInMail(name),
    approvedLimitOre: numberIn(asked.details, 'limit_ore'),
    messageHtml: await loadMessage(db, asked),
    depot: await loadDepot(db, { depotId: stored.depot_id, lang: asked.lang, subject }),
    company: await loadCompany(db),
    caseUrl:
      stored.user_id === null
        ? null
        : siteLink(asked, `/mina-sidor/mina-arenden/${stored.case_number}`),
  }
  return { ...common, ...subject }
}

type Inquiry = Pick<
  InquiryFacts,
  | 'kind'
  | 'lines'
  | 'timeChanges'
  | 'movedTimes'
  | 'withOperator'
  | 'delivery'
  | 'pictures'
  | 'liftPlan'
  | 'textHtml'
>
type Credit = Pick<CreditFacts, 'kind' | 'application' | 'textHtml'>
type Service = Pick<ServiceFacts, 'kind' | 'service' | 'pictures' | 'textHtml'>
type Subject = Inquiry | Registration | Credit | Service

async function loadSubject(db: Reader, stored: CaseRow, asked: Asked): Promise<Subject | null> {
  switch (stored.kind) {
    case 'inquiry':
      return await loadInquiry(db, asked)
    case 'registration':
      return await loadRegistration(db, asked)
    case 'credit':
      return await loadCredit(db, stored.id)
    case 'service':
      return await loadService(db, stored.id)
  }
}

async function loadInquiry(db: Reader, asked: Asked): Promise<Inquiry | null> {
  const { caseId, lang } = asked
  const pictures = db.$count(case_uploads, eq(case_uploads.case_id, caseId))
  const [inquiry] = await db
    .select({
      text: inquiries.inquiry_text,
      withOperator: inquiries.with_operator,
      delivery: inquiries.delivery,
      lift: inquiries.lift,
      pictures,
    })
    .from(inquiries)
    .where(eq(inquiries.case_id, caseId))
  if (inquiry === undefined) return null
  const rows = await db
    .select({ line: inquiry_lines, product: titles })
    .from(inquiry_lines)
    .leftJoin(products, eq(products.id, inquiry_lines.product_id))
    .where(eq(inquiry_lines.case_id, caseId))
    .orderBy(asc(inquiry_lines.line))
  const lines = rows.map(
    ({ line, product }): MachineLine => ({
      title: titleIn(lang, product) ?? line.prod_name,
      pickupAt: line.pickup_at,
      returnAt: line.return_at,
      comment: line.comment,
      fields: line.fld_titles.filter((field) => field !== null),
    }),
  )
  const { text: textHtml, withOperator, delivery, lift, pictures: sent } = inquiry
  const query = lift?.plan ?? null
  return {
    kind: 'inquiry',
    lines,
    timeChanges: await countEvents(db, caseId, 'timesChanged'),
    movedTimes: movedTimesIn(asked.details),
    withOperator,
    delivery: delivery && { ...delivery, distanceKm: delivery.distance_km },
    pictures: sent,
    liftPlan: query === null ? null : { query, url: siteLink(asked, `/lyftplan?${query}`) },
    textHtml,
  }
}

async function loadService(db: Reader, caseId: number): Promise<Service | null> {
  const pictures = db.$count(case_uploads, eq(case_uploads.case_id, caseId))
  const [row] = await db
    .select({ service: inquiries.service, text: inquiries.inquiry_text, pictures })
    .from(inquiries)
    .where(eq(inquiries.case_id, caseId))
  if (!row?.service) return null
  const { request, make, model, serial_number } = row.service
  const service = { request, make, model, serialNumber: serial_number }
  return { kind: 'service', service, pictures: row.pictures, textHtml: row.text }
}

async function loadCredit(db: Reader, caseId: number): Promise<Credit | null> {
  const [row] = await db
    .select()
    .from(credit_applications)
    .where(eq(credit_applications.case_id, caseId))
  if (row === undefined) return null
  return {
    kind: 'credit',
    application: {
      corpName: nameInMail(row.corp_name),
      organisationNumber: row.organisation_number,
      vatNumber: row.corp_vat,
      address: row.corp_address,
      zip: row.corp_zip,
      city: row.corp_city,
      invoiceEmail: row.invoice_email,
      limitOre: row.limit_ore,
    },
    textHtml: row.credit_text,
  }
}

function customerOf(stored: CaseRow): CaseFacts['customer'] {
  return {
    firstname: nameInMail(stored.firstname),
    lastname: nameInMail(stored.lastname),
    company: stored.company === null ? null : nameInMail(stored.company),
    email: stored.email_address,
    phone: stored.phone,
    priceType: stored.price_type === 1 || stored.price_type === 2 ? stored.price_type : null,
  }
}

// A mail that was delayed tells of the change that it was written for, not of a later one.
function stateIn({ state }: Asked['details']): CaseState | null {
  return caseStates.find((known) => known === state) ?? null
}

async function isCancelled(db: Reader, caseId: number): Promise<boolean> {
  return (await countEvents(db, caseId, 'cancelled')) > 0
}

function countEvents(db: Reader, caseId: number, kind: CaseEventKind): Promise<number> {
  return db.$count(case_events, and(eq(case_events.case_id, caseId), eq(case_events.kind, kind)))
}

function textIn(details: Asked['details'], key: string): string | null {
  const value = details[key]
  return typeof value === 'string' ? value : null
}

function numberIn(details: Asked['details'], key: string): number | null {
  const value = details[key]
  return typeof value === 'number' ? value : null
}

/** The message that the mail's row names; without one, none. */
async function loadMessage(db: Reader, { caseId, details }: Asked): Promise<string> {
  const id = details['message_id']
  if (typeof id !== 'number') return ''
  const [row] = await db
    .select({ message: case_messages.message })
    .from(case_messages)
    .where(
      and(
        eq(case_messages.id, id),
        eq(case_messages.case_id, caseId),
        eq(case_messages.internal, false),
      ),
    )
  return asHtml(row?.message ?? '')
}

// What people write to each other is plain text.
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type DepotAsked = { depotId: number | null; lang: Lang; subject: Subject }

async function loadDepot(db: Reader, asked: DepotAsked): Promise<MailDepot | null> {
  if (asked.depotId === null) return null
  const [depot] = await db.select().from(depots).where(eq(depots.id, asked.depotId))
  if (depot === undefined) return null
  const sets: HoursSet[] = await listHoursSets(db)
  return {
    name: asked.lang === 'en' ? (depot.title_en ?? depot.depot_name) : depot.depot_name,
    address: depot.corp_address,
    zip: depot.corp_zip,
    city: depot.corp_city,
    phone: depot.phone,
    email: depot.email_address,
    hours: datesOf(asked.subject).map((date) => ({
      date,
      hours: hoursOn({ sets, depotId: depot.id }, date),
    })),
  }
}

/** The days on which somebody comes to the depot, each once. */
function datesOf(subject: Subject): string[] {
  if (subject.kind === 'credit' || subject.kind === 'service') return []
  const times =
    subject.kind === 'registration'
      ? [subject.course.startsAt]
      : subject.lines.flatMap(({ pickupAt, returnAt }) => [pickupAt, returnAt])
  const dates = times.filter((time) => time !== null).map((time) => time.slice(0, 10))
  return [...new Set(dates)].sort()
}
