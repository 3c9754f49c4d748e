import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { AccountFacts, CaseFacts, MailFacts } from '../mail-facts.ts'

/** One mail: what it is called, what a list of mails shows beside that, and what it says. */
type Message<Mail extends MailFacts> = {
  subject: (mail: Mail) => string
  preview: (mail: Mail) => string
  heading: (mail: Mail) => string
  Content: FunctionComponent<{ mail: Mail }>
}

/** A mail about a case. */
type CaseMessage<Mail extends CaseFacts> = Message<Mail> & {
  /** Whether the case holds what the mail is about. */
  fits: (mail: CaseFacts) => mail is Mail
  /** It goes to the company; an answer to it reaches the customer. */
  isToCompany?: boolean
  /** The files that go with it; a file that the case does not have is left out. */
  attaches?: (mail: Mail) => readonly Attachment[]
}

export type Attachment = 'calendar' | 'liftPlan' | 'pictures'

/** A message with the facts filled in. */
export type FilledMessage = {
  subject: string
  preview: string
  heading: string
  content: ReactElement
  isToCompany: boolean
  attaches: readonly Attachment[]
}

/** Declares a mail about a case. Filling it in gives null when it does not fit the case. */
export function caseMessage<Mail extends CaseFacts>(message: CaseMessage<Mail>) {
  const { fits, isToCompany = false, attaches } = message
  return (mail: CaseFacts): FilledMessage | null =>
    fits(mail) ? { ...fill(message, mail), isToCompany, attaches: attaches?.(mail) ?? [] } : null
}

/** Declares a mail about an account. */
export function accountMessage(message: Message<AccountFacts>) {
  return (mail: AccountFacts): FilledMessage => ({
    ...fill(message, mail),
    isToCompany: false,
    attaches: [],
  })
}

function fill<Mail extends MailFacts>(message: Message<Mail>, mail: Mail) {
  return {
    subject: message.subject(mail),
    preview: message.preview(mail),
    heading: message.heading(mail),
    content: createElement(message.Content, { mail }),
  }
}
