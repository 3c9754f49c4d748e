import { longestPassword, shortestPassword } from '@minikran/domain/validation/new-password'
import { m } from '@minikran/i18n/messages'

/** The error message of a new password, by the API's rule. */
export function passwordSentence(rule: string): string {
  switch (rule) {
    case 'required':
      return m.account_password_required()
    case 'minLength':
      return m.account_password_short({ min: shortestPassword })
    case 'maxLength':
      return m.account_password_long({ max: longestPassword })
    case 'common':
      return m.account_password_common()
    default:
      return m.rule_other()
  }
}
