import { type CaseState, caseStates } from '@minikran/domain/cases/case-steps'
import { hoursOn } from '@minikran/domain/opening-hours/active-hours'
import { plainTextAsHtml } from '@minikran/domain/validation/rich-text'
import { eq } from 'drizzle-orm'
import { type CaseParts, loadCaseParts } from '../database/case-parts.ts'
import type { Reader } from '../database/client.ts'
import { listHoursSets } from '../database/hours-sets.ts'
import { type CaseRow, cases } from '../database/schema/cases.ts'
import { depots } from '../database/schema/depots.ts'
import { type CaseSubject, caseSubject, datesAtDepot, type MailOfCase } from './case-subject.ts'
import { loadCompany } from './load-company.ts'
import type { CaseFacts, MailDepot } from './mail-facts.ts'
import { nameInMail } from './name-in-mail.ts'
import { siteLink } from './site-link.ts'

type StoredMail = MailOfCase & { caseId: number }

/** The facts for the mails and the calendar file of a case; null when the case was deleted. */
export async function loadCaseFacts(db: Reader, mail: StoredMail): Promise<CaseFacts | null> {
  const { details, lang, publicUrl } = mail
  const [stored] = await db.select().from(cases).where(eq(cases.id, mail.caseId))
  if (stored === undefined) return null
  const parts = await loadCaseParts(db, stored.id)
  const subject = caseSubject(stored.kind, parts, mail)
  if (subject === null) return null
  const name = textIn(details, 'name')
  const wasCancelled = parts.events.some(({ event }) => event.kind === 'cancelled')
  const common = {
    lang,
    caseNumber: stored.case_number,
    state: stateIn(details) ?? stored.state,
    cancelled: stored.state === 'declined' && wasCancelled,
    customer: customerOf(stored),
    documents: parts.documents.map(({ document_name, document_file }) => ({
      name: document_name,
      url: `${publicUrl}/upload/documents/${encodeURIComponent(document_file)}`,
    })),
    remindedOf: textIn(details, 'at'),
    reason: textIn(details, 'reason'),
    person: name === null ? null : nameInMail(name),
    approvedLimitOre: numberIn(details, 'limit_ore'),
    textHtml: parts.text,
    messageHtml: messageOf(parts, details),
    depot: await loadDepot(db, { depotId: stored.depot_id, lang, subject }),
    company: await loadCompany(db),
    backOfficeUrl: `${publicUrl}/admin/cases/${stored.id}/show`,
    caseUrl:
      stored.user_id === null
        ? null
        : siteLink(mail, `/mina-sidor/mina-arenden/${stored.case_number}`),
  }
  return { ...common, ...subject }
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

// A delayed mail shows the state at the time it was queued.
function stateIn({ state }: StoredMail['details']): CaseState | null {
  return caseStates.find((known) => known === state) ?? null
}

function textIn(details: StoredMail['details'], key: string): string | null {
  const value = details[key]
  return typeof value === 'string' ? value : null
}

function numberIn(details: StoredMail['details'], key: string): number | null {
  const value = details[key]
  return typeof value === 'number' ? value : null
}

/** The message in the mail's details, but never an internal note; else empty. */
function messageOf({ messages }: CaseParts, { message_id }: StoredMail['details']): string {
  const found = messages.find(({ message }) => message.id === message_id && !message.internal)
  return plainTextAsHtml(found?.message.message ?? '')
}

type DepotOfMail = { depotId: number | null; lang: StoredMail['lang']; subject: CaseSubject }

async function loadDepot(db: Reader, mail: DepotOfMail): Promise<MailDepot | null> {
  if (mail.depotId === null) return null
  const [depot] = await db.select().from(depots).where(eq(depots.id, mail.depotId))
  if (depot === undefined) return null
  const sets = await listHoursSets(db)
  return {
    name: mail.lang === 'en' ? (depot.title_en ?? depot.depot_name) : depot.depot_name,
    address: depot.corp_address,
    zip: depot.corp_zip,
    city: depot.corp_city,
    phone: depot.phone,
    email: depot.email_address,
    hours: datesAtDepot(mail.subject).map((date) => ({
      date,
      hours: hoursOn({ sets, depotId: depot.id }, date),
    })),
  }
}
