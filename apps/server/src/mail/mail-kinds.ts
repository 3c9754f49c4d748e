/** Mails about a case, by the `kind` of their row. */
export const caseMailKinds = [
  'inquiry-confirmation',
  'inquiry-notification',
  'registration-confirmation',
  'registration-notification',
  'credit-confirmation',
  'credit-notification',
  'service-confirmation',
  'service-notification',
  'case-message-to-customer',
  'case-message-to-depot',
  'case-state',
  'case-times',
  'course-seat',
  'course-removed',
  'reminder-pickup',
  'reminder-course',
] as const

/** Mails about an account. */
export const accountMailKinds = [
  'account-invitation',
  'account-create',
  'password-reset',
  'password-changed',
  'email-verify',
  'email-changed-notice',
] as const

export type CaseMailKind = (typeof caseMailKinds)[number]
export type AccountMailKind = (typeof accountMailKinds)[number]
export type MailKind = CaseMailKind | AccountMailKind

export function isCaseMailKind(kind: string): kind is CaseMailKind {
  return caseMailKinds.some((known) => known === kind)
}

export function isAccountMailKind(kind: string): kind is AccountMailKind {
  return accountMailKinds.some((known) => known === kind)
}
