import { accountMessages } from './messages/account-messages.tsx'
import { caseMessageToCustomer } from './messages/case-message-to-customer.tsx'
import { caseMessageToDepot } from './messages/case-message-to-depot.tsx'
import { caseState } from './messages/case-state.tsx'
import { caseTimes } from './messages/case-times.tsx'
import { courseRemoved } from './messages/course-removed.tsx'
import { courseSeat } from './messages/course-seat.tsx'
import { creditConfirmation } from './messages/credit-confirmation.tsx'
import { creditNotification } from './messages/credit-notification.tsx'
import { inquiryConfirmation } from './messages/inquiry-confirmation.tsx'
import { inquiryNotification } from './messages/inquiry-notification.tsx'
import { registrationConfirmation } from './messages/registration-confirmation.tsx'
import { registrationNotification } from './messages/registration-notification.tsx'
import { reminderCourse } from './messages/reminder-course.tsx'
import { reminderPickup } from './messages/reminder-pickup.tsx'
import { serviceConfirmation } from './messages/service-confirmation.tsx'
import { serviceNotification } from './messages/service-notification.tsx'

/** Mails about a case, by the `kind` of their row. */
export const caseMessages = {
  'inquiry-confirmation': inquiryConfirmation,
  'inquiry-notification': inquiryNotification,
  'registration-confirmation': registrationConfirmation,
  'registration-notification': registrationNotification,
  'credit-confirmation': creditConfirmation,
  'credit-notification': creditNotification,
  'service-confirmation': serviceConfirmation,
  'service-notification': serviceNotification,
  'case-message-to-customer': caseMessageToCustomer,
  'case-message-to-depot': caseMessageToDepot,
  'case-state': caseState,
  'case-times': caseTimes,
  'course-seat': courseSeat,
  'course-removed': courseRemoved,
  'reminder-pickup': reminderPickup,
  'reminder-course': reminderCourse,
}

export type CaseMailKind = keyof typeof caseMessages
export type AccountMailKind = keyof typeof accountMessages
export type MailKind = CaseMailKind | AccountMailKind

export function isCaseMailKind(kind: string): kind is CaseMailKind {
  return Object.hasOwn(caseMessages, kind)
}

export function isAccountMailKind(kind: string): kind is AccountMailKind {
  return Object.hasOwn(accountMessages, kind)
}
