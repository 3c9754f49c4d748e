import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { m } from '@minikran/i18n/messages'

/** The error message of a mail address; undefined when it is valid. */
export function emailFault(typed: string): string | undefined {
  if (typed.trim() === '') return m.rule_required_email()
  return isEmailAddress(typed.trim()) ? undefined : m.rule_email()
}
