import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { m } from '@minikran/i18n/messages'

/** What is wrong with a typed address; undefined when nothing is. */
export function emailFault(typed: string): string | undefined {
  if (typed.trim() === '') return m.rule_required_email()
  return isEmailAddress(typed.trim()) ? undefined : m.rule_email()
}
