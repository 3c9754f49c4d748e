import { isSettled } from '@minikran/domain/cases/case-steps'
import { instantOf } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import type { Transaction } from '../database/client.ts'
import type { MailRow } from '../database/schema/mails.ts'
import { listCaseUploads, readCaseUpload } from '../media/case-uploads.ts'
import type { Storage } from '../media/storage.ts'
import { madeOnce } from '../operations/made-once.ts'
import type { CaseMailKind } from './all-messages.ts'
import { loadAccountFacts } from './load-account-facts.ts'
import { loadCaseFacts } from './load-case-facts.ts'
import type { CaseFacts, MailFacts } from './mail-facts.ts'
import type { RenderedMail } from './render-mail.ts'
import type { OutgoingMail } from './transport.ts'

/** The PDF of a plan by its query; null when it cannot be made. */
export type MakePlanPdf = (plan: string, lang: 'sv' | 'en') => Promise<Buffer | null>

type Options = {
  mailFrom: string | null
  publicUrl: string
  storage: Storage
  makePlanPdf: MakePlanPdf
  now: () => number
}
type Ready = { kind: 'ready'; message: OutgoingMail }
type Composed = Ready | { kind: 'impossible'; reason: string }

// Loaded with the first mail: the templates are the heaviest part of the program.
const loadTemplates = madeOnce(() => import('./render-mail.ts'))

/** The mail as it is sent, made from its case or account; a reason when that is gone. */
export async function composeMail(
  tx: Transaction,
  row: MailRow,
  options: Options,
): Promise<Composed> {
  const { isAccountMailKind, isCaseMailKind, renderAccountMail } = await loadTemplates()
  if (isCaseMailKind(row.kind))
    return await composeCaseMail(tx, { ...row, kind: row.kind }, options)
  if (!isAccountMailKind(row.kind)) return impossible(`Unknown kind of mail: ${row.kind}`)
  if (row.user_id === null) return impossible('The account of this mail is gone')
  const { publicUrl } = options
  const mail = { ...row, kind: row.kind, userId: row.user_id, publicUrl, nowMs: options.now() }
  const facts = await loadAccountFacts(tx, mail)
  if ('problem' in facts) return impossible(facts.problem)
  return ready({ row, rendered: await renderAccountMail(row.kind, facts), facts }, options)
}

async function composeCaseMail(
  tx: Transaction,
  row: MailRow & { kind: CaseMailKind },
  options: Options,
): Promise<Composed> {
  const mail = { ...row, publicUrl: options.publicUrl }
  const stored =
    row.case_id === null ? null : await loadCaseFacts(tx, { ...mail, caseId: row.case_id })
  if (stored === null) return impossible('The case of this mail is gone')
  const facts = { ...stored, remindedOf: storedTime(stored) }
  if (isReminder(row.kind)) {
    const late = reasonNotToRemind(facts, options.now())
    if (late !== null) return impossible(late)
  }
  const { renderCaseMail } = await loadTemplates()
  const rendered = await renderCaseMail(row.kind, facts, options.now())
  if (rendered === null) return impossible('The case does not hold what this mail is about')
  const message = ready({ row, rendered, facts }, options)
  const { attachments } = message.message
  if (
    rendered.attaches.includes('liftPlan') &&
    facts.kind === 'inquiry' &&
    facts.liftPlan !== null
  ) {
    const content = await options.makePlanPdf(facts.liftPlan.query, row.lang)
    const filename = row.lang === 'sv' ? 'lyftplan.pdf' : 'lift-plan.pdf'
    // A plan that cannot be made any more is left out.
    if (content !== null) attachments.push({ filename, content, contentType: 'application/pdf' })
  }
  if (rendered.attaches.includes('pictures') && row.case_id !== null) {
    attachments.push(...(await loadPictures(tx, row.case_id, { ...options, lang: row.lang })))
  }
  return message
}

function isReminder(kind: CaseMailKind): boolean {
  return kind === 'reminder-pickup' || kind === 'reminder-course'
}

/** The first pickup or start on the reminder's day; they may have moved since the reminder was written. */
function storedTime(facts: CaseFacts): string | null {
  const { remindedOf } = facts
  if (remindedOf === null) return null
  return timesOf(facts).find((at) => at.startsWith(remindedOf.slice(0, 10))) ?? null
}

function timesOf(facts: CaseFacts): string[] {
  if (facts.kind === 'registration') return [facts.course.startsAt ?? '']
  return facts.kind === 'inquiry'
    ? facts.lines.flatMap(({ pickupAt }) => pickupAt ?? []).sort()
    : []
}

/** Why a reminder is not sent any more, for example after the mail server was away; null: it is sent. */
function reasonNotToRemind({ state, remindedOf }: CaseFacts, nowMs: number): string | null {
  if (isSettled(state)) return 'The case of this reminder is over'
  if (remindedOf === null) return 'What this mail reminds of is on another day'
  const at = instantOf(remindedOf.slice(0, 10), remindedOf.slice(11))
  return at < nowMs ? 'What this mail reminds of has passed' : null
}

type Parts = { row: MailRow; rendered: RenderedMail; facts: MailFacts }

function ready({ row, rendered, facts }: Parts, { mailFrom }: Options): Ready {
  const { company } = facts
  return {
    kind: 'ready',
    message: {
      messageId: row.message_id,
      from: { name: oneLine(company.name), address: mailFrom ?? company.email },
      to: row.to,
      replyTo:
        row.reply_to ?? (facts.kind === 'account' ? null : repliesTo(rendered.isToCompany, facts)),
      subject: oneLine(rendered.subject),
      html: rendered.html,
      text: rendered.text,
      attachments: rendered.calendar === null ? [] : [rendered.calendar],
    },
  }
}

/** The address of the other side; the mail itself is always sent from the company's. */
function repliesTo(isToCompany: boolean, { customer, depot, company }: CaseFacts): string {
  return isToCompany ? customer.email : (depot?.email ?? company.email)
}

function impossible(reason: string): Composed {
  return { kind: 'impossible', reason }
}

// A line break in a header would start another header, and `=?` a word that mail programs decode.
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

type Place = { storage: Storage; lang: 'sv' | 'en' }

/** The customer's pictures as attachments; one whose file cannot be read is left out. */
async function loadPictures(
  tx: Transaction,
  caseId: number,
  { storage, lang }: Place,
): Promise<OutgoingMail['attachments']> {
  const uploads = await listCaseUploads(tx, caseId)
  // While the store is away the mail is sent without the pictures, which the case shows.
  const there = { read: (key: string) => storage.read(key).catch(() => null) }
  const pictures: OutgoingMail['attachments'] = []
  // One after another: a connection takes one query at a time.
  for (const [index, { id }] of uploads.entries()) {
    const content = await readCaseUpload({ db: tx, storage: there }, { caseId, uploadId: id })
    if (content === null) continue
    const filename = m.mail_picture_file({ number: index + 1 }, { locale: lang })
    pictures.push({ filename, content, contentType: 'image/jpeg' })
  }
  return pictures
}
