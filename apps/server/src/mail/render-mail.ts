import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { type AccountMailKind, type CaseMailKind, caseMessages } from './all-messages.ts'
import { type CalendarFile, caseCalendar } from './case-calendar.ts'
import { Layout } from './layout/layout.tsx'
import type { AccountFacts, CaseFacts, MailFacts } from './mail-facts.ts'
import { accountMessages } from './messages/account-messages.tsx'
import type { Attachment, FilledMessage } from './messages/message.ts'

export { isAccountMailKind, isCaseMailKind } from './all-messages.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** The calendar file; null for a mail without one. */
  calendar: CalendarFile | null
  /** It goes to the company; a reply goes to the customer. */
  isToCompany: boolean
  /** What goes with it besides the calendar's file. */
  attaches: readonly Attachment[]
}

/** A case's mail as HTML and plain text; null when the mail does not fit the case. */
export async function renderCaseMail(
  kind: CaseMailKind,
  mail: CaseFacts,
  nowMs: number,
): Promise<RenderedMail | null> {
  const message = caseMessages[kind](mail)
  if (message === null) return null
  const calendar = message.attaches.includes('calendar') ? caseCalendar(mail, nowMs) : null
  return { ...(await renderMessage(message, mail)), calendar }
}

/** An account's mail as HTML and plain text. */
export async function renderAccountMail(
  kind: AccountMailKind,
  mail: AccountFacts,
): Promise<RenderedMail> {
  return { ...(await renderMessage(accountMessages[kind](mail), mail)), calendar: null }
}

async function renderMessage(message: FilledMessage, mail: MailFacts) {
  const { subject, isToCompany, attaches, ...shown } = message
  const element = createElement(Layout, { mail, ...shown })
  const html = await render(element)
  return { subject, html, text: toPlainText(html), isToCompany, attaches }
}
