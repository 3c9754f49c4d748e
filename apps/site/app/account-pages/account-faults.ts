import type { ApiFailure } from '@minikran/contract/send-call'
import { m } from '@minikran/i18n/messages'
import type { FieldFault } from '../forms/faults.ts'
import { ruleSentence } from '../forms/rule-sentences.ts'
import { passwordSentence } from '../session/password-sentence.ts'

const messages: Readonly<Record<string, () => string>> = {
  'corp_name locked': m.account_company_confirmed,
  'corp_vat locked': m.account_company_locked,
  'corp_vat vatNumber': m.account_rule_vat,
  'password required': m.account_password_required,
  'password wrong': m.account_wrong_password,
}

/**
 * The API's refusal of an account form as faults of its fields; '' is the whole form. To the API an
 * empty password is a wrong one.
 */
export function accountFaults(
  failure: ApiFailure,
  values: Readonly<Record<string, string>>,
): FieldFault[] {
  if (failure.status === 429) return [wholeFormFault(m.account_tries_many())]
  if (failure.refused === null) return [wholeFormFault(m.account_not_saved())]
  const { errors } = failure.refused
  return Object.entries(errors).map(([field, [given = '']]) => {
    const rule = given === 'wrong' && values[field] === '' ? 'required' : given
    return { field, sentence: sentenceOf(field, rule), isMissing: rule === 'required' }
  })
}

export const wholeFormFault = (sentence: string): FieldFault => ({
  field: '',
  sentence,
  isMissing: false,
})

function sentenceOf(field: string, rule: string): string {
  if (field === 'new_password') return passwordSentence(rule)
  return messages[`${field} ${rule}`]?.() ?? ruleSentence({ rule }, { field, city: null })
}
