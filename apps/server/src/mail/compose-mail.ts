import { m } from '@minikran/i18n/messages'
import type { Transaction } from '../database/client.ts'
import type { mails } from '../database/schema/cases.ts'
import { calendarFile } from './calendar-file.ts'
import type { InquiryMail } from './inquiry-mail.ts'
import { loadInquiryMail } from './load-inquiry-mail.ts'
import type { MessageKind } from './render-message.ts'
import type { OutgoingMail } from './transport.ts'

type MailRow = typeof mails.$inferSelect
type Options = { mailFrom: string | null; now: () => number }

/** The mail as it is sent, made from its case; null when the case is gone. */
export async function composeMail(
  tx: Transaction,
  row: MailRow,
  { mailFrom, now }: Options,
): Promise<OutgoingMail | null> {
  const mail = row.case_id === null ? null : await loadInquiryMail(tx, row.case_id)
  if (mail === null) return null
  const kind = messageKind(row.kind)
  // Loaded with the first mail: the templates are the heaviest part of the program.
  const { renderMessage } = await import('./render-message.ts')
  const { html, text } = await renderMessage(kind, mail)
  const calendar = kind === 'inquiry-confirmation' ? calendarFile(mail, now()) : null
  const filename = m.mail_calendar_file({}, { locale: mail.lang })
  return {
    messageId: row.message_id,
    from: { name: oneLine(mail.company.name), address: mailFrom ?? mail.company.email },
    to: row.to,
    replyTo: row.reply_to,
    subject: subjectOf(kind, mail),
    html,
    text,
    attachments:
      calendar === null
        ? []
        : [{ filename, content: calendar, contentType: 'text/calendar; charset=utf-8' }],
  }
}

function messageKind(kind: string): MessageKind {
  if (kind === 'inquiry-confirmation' || kind === 'inquiry-notification') return kind
  throw new Error(`Unknown kind of mail: ${kind}`)
}

function subjectOf(kind: MessageKind, mail: InquiryMail): string {
  const locale = { locale: mail.lang }
  const title = mail.productTitle ?? m.mail_no_machine({}, locale)
  const words = { caseNumber: mail.caseNumber, title }
  const subject =
    kind === 'inquiry-confirmation'
      ? m.mail_inquiry_subject(words, locale)
      : m.mail_depot_subject(words, locale)
  return oneLine(subject)
}

// A line break in a header would start another header.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
