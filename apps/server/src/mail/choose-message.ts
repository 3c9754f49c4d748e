import { createElement, type ReactElement } from 'react'
import type { AccountFacts, CaseFacts, MailFacts } from './mail-facts.ts'
import type { AccountMailKind, CaseMailKind } from './mail-kinds.ts'
import { accountCreate } from './messages/account-create.tsx'
import { accountInvitation } from './messages/account-invitation.tsx'
import { caseMessageToCustomer } from './messages/case-message-to-customer.tsx'
import { caseMessageToDepot } from './messages/case-message-to-depot.tsx'
import { caseState } from './messages/case-state.tsx'
import { caseTimes } from './messages/case-times.tsx'
import { courseRemoved } from './messages/course-removed.tsx'
import { courseSeat } from './messages/course-seat.tsx'
import { creditConfirmation } from './messages/credit-confirmation.tsx'
import { creditNotification } from './messages/credit-notification.tsx'
import { emailChangedNotice } from './messages/email-changed-notice.tsx'
import { emailVerify } from './messages/email-verify.tsx'
import { inquiryConfirmation } from './messages/inquiry-confirmation.tsx'
import { inquiryNotification } from './messages/inquiry-notification.tsx'
import type { Message } from './messages/message.ts'
import { passwordChanged } from './messages/password-changed.tsx'
import { passwordReset } from './messages/password-reset.tsx'
import { registrationConfirmation } from './messages/registration-confirmation.tsx'
import { registrationNotification } from './messages/registration-notification.tsx'
import { reminderCourse } from './messages/reminder-course.tsx'
import { reminderPickup } from './messages/reminder-pickup.tsx'
import { serviceConfirmation } from './messages/service-confirmation.tsx'
import { serviceNotification } from './messages/service-notification.tsx'

/** A message with the facts filled in. */
export type FilledMessage = {
  subject: string
  preview: string
  heading: string
  content: ReactElement
}

const accountMessages: Record<AccountMailKind, Message<AccountFacts>> = {
  'account-invitation': accountInvitation,
  'account-create': accountCreate,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-verify': emailVerify,
  'email-changed-notice': emailChangedNotice,
}

export function accountMessage(kind: AccountMailKind, mail: AccountFacts): FilledMessage {
  return fill(accountMessages[kind], mail)
}

/** Null when a mail of this kind cannot be made of this case. */
export function caseMessage(kind: CaseMailKind, mail: CaseFacts): FilledMessage | null {
  switch (kind) {
    case 'inquiry-confirmation':
      return mail.kind === 'inquiry' ? fill(inquiryConfirmation, mail) : null
    case 'inquiry-notification':
      return mail.kind === 'inquiry' ? fill(inquiryNotification, mail) : null
    case 'registration-confirmation':
      return mail.kind === 'registration' ? fill(registrationConfirmation, mail) : null
    case 'registration-notification':
      return mail.kind === 'registration' ? fill(registrationNotification, mail) : null
    case 'credit-confirmation':
      return mail.kind === 'credit' ? fill(creditConfirmation, mail) : null
    case 'credit-notification':
      return mail.kind === 'credit' ? fill(creditNotification, mail) : null
    case 'service-confirmation':
      return mail.kind === 'service' ? fill(serviceConfirmation, mail) : null
    case 'service-notification':
      return mail.kind === 'service' ? fill(serviceNotification, mail) : null
    case 'case-message-to-customer':
      return mail.messageHtml === '' ? null : fill(caseMessageToCustomer, mail)
    case 'case-message-to-depot':
      return mail.messageHtml === '' && !mail.cancelled ? null : fill(caseMessageToDepot, mail)
    case 'case-state':
      return fill(caseState, mail)
    case 'case-times':
      return mail.kind === 'inquiry' ? fill(caseTimes, mail) : null
    case 'course-seat':
    case 'course-removed': {
      const { person } = mail
      if (mail.kind !== 'registration' || person === null) return null
      return fill(kind === 'course-seat' ? courseSeat : courseRemoved, { ...mail, person })
    }
    case 'reminder-pickup': {
      const { remindedOf } = mail
      if (mail.kind !== 'inquiry' || remindedOf === null) return null
      return fill(reminderPickup, { ...mail, remindedOf })
    }
    case 'reminder-course': {
      const { remindedOf } = mail
      if (mail.kind !== 'registration' || remindedOf === null) return null
      return fill(reminderCourse, { ...mail, remindedOf })
    }
  }
}

function fill<Mail extends MailFacts>(message: Message<Mail>, mail: Mail): FilledMessage {
  return {
    subject: message.subject(mail),
    preview: message.preview(mail),
    heading: message.heading(mail),
    content: createElement(message.Content, { mail }),
  }
}
