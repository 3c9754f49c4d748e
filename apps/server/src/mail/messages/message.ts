import type { Locale } from '@minikran/domain/catalogue/product-path'
import { createElement, Fragment, type FunctionComponent, type ReactElement } from 'react'
import { BackOfficeLink } from '../layout/next-steps.tsx'
import type { AccountFacts, CaseFacts } from '../mail-facts.ts'

type InLanguage = { locale: Locale }
type CaseText<Mail> = (mail: Mail, locale: InLanguage) => string

/** A mail about a case; a text of the catalogue takes its words from the case. */
type CaseMessage<Mail extends CaseFacts> = {
  subject: CaseText<Mail>
  /** What an inbox shows beside the subject. */
  preview: CaseText<Mail>
  heading: CaseText<Mail>
  Content: FunctionComponent<{ mail: Mail; locale: InLanguage }>
  /** Whether the case holds what the mail is about. */
  fits: (mail: CaseFacts) => mail is Mail
  /** It goes to the company, with a link to the back office; a reply goes to the customer. */
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
  /** Who is greeted; null in mails to the company. */
  firstname: string | null
  content: ReactElement
  isToCompany: boolean
  attaches: readonly Attachment[]
}

/** Declares a mail about a case. Filling it in gives null when it does not fit the case. */
export function caseMessage<Mail extends CaseFacts>(message: CaseMessage<Mail>) {
  return (mail: CaseFacts): FilledMessage | null => {
    if (!message.fits(mail)) return null
    const locale = { locale: mail.lang }
    const content = createElement(message.Content, { mail, locale })
    const link = createElement(BackOfficeLink, { mail })
    return {
      subject: message.subject(mail, locale),
      preview: message.preview(mail, locale),
      heading: message.heading(mail, locale),
      firstname: message.isToCompany ? null : mail.customer.firstname,
      content: message.isToCompany ? createElement(Fragment, null, content, link) : content,
      isToCompany: message.isToCompany ?? false,
      attaches: message.attaches?.(mail) ?? [],
    }
  }
}

/** A text of the catalogue that names at most the company. */
export type CompanyText = (words: { company: string }, locale: InLanguage) => string

/** Declares a mail about an account. */
export function accountMessage(message: {
  subject: CompanyText
  preview: CompanyText
  heading: CompanyText
  Content: FunctionComponent<{ mail: AccountFacts }>
}) {
  return (mail: AccountFacts): FilledMessage => {
    const text = (of: CompanyText) => of({ company: mail.company.name }, { locale: mail.lang })
    return {
      subject: text(message.subject),
      preview: text(message.preview),
      heading: text(message.heading),
      firstname: mail.firstname,
      content: createElement(message.Content, { mail }),
      isToCompany: false,
      attaches: [],
    }
  }
}
