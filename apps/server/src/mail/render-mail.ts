import { render, toPlainText } from '@react-email/render'
import { createElement } from 'react'
import { type CalendarFile, caseCalendar } from './case-calendar.ts'
import { accountMessage, caseMessage, type FilledMessage } from './choose-message.ts'
import { Layout } from './layout/layout.tsx'
import type { AccountFacts, CaseFacts, MailFacts } from './mail-facts.ts'
import type { AccountMailKind, CaseMailKind } from './mail-kinds.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Times for the reader's calendar; null when the mail brings none. */
  calendar: CalendarFile | null
}

/** A case's mail as HTML and its plain-text twin; null when the case cannot be told of in it. */
export async function renderCaseMail(
  kind: CaseMailKind,
  mail: CaseFacts,
  nowMs: number,
): Promise<RenderedMail | null> {
  const message = caseMessage(kind, mail)
  if (message === null) return null
  const calendar = bringsCalendar(kind, mail) ? caseCalendar(mail, nowMs) : null
  return { ...(await renderMessage(message, mail)), calendar }
}

/** An account's mail as HTML and its plain-text twin. */
export async function renderAccountMail(
  kind: AccountMailKind,
  mail: AccountFacts,
): Promise<RenderedMail> {
  return { ...(await renderMessage(accountMessage(kind, mail), mail)), calendar: null }
}

/** Where the times are new to the reader, or binding from now on. */
function bringsCalendar(kind: CaseMailKind, { state }: CaseFacts): boolean {
  if (kind === 'case-state') return state === 'confirmed'
  return (
    kind === 'inquiry-confirmation' ||
    kind === 'registration-confirmation' ||
    kind === 'case-times' ||
    kind === 'course-seat'
  )
}

async function renderMessage(message: FilledMessage, mail: MailFacts) {
  const { subject, preview, heading, content } = message
  const element = createElement(Layout, { mail, preview, heading, content })
  const html = await render(element)
  return { subject, html, text: toPlainText(html) }
}
