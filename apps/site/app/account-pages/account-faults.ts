import type { ApiFailure } from '@minikran/contract/api-client'
import { m } from '@minikran/i18n/messages'
import { ruleSentence } from '../forms/rule-sentences.ts'
import { passwordSentence } from '../session/password-sentence.ts'

/** Error messages by field; under '' the one for the whole form. */
export type AccountFaults = Record<string, string>

const messages: Readonly<Record<string, () => string>> = {
  'corp_name locked': m.account_company_confirmed,
  'corp_vat locked': m.account_company_locked,
  'corp_vat vatNumber': m.account_rule_vat,
  'password wrong': m.account_wrong_password,
}

/** Translates the API's refusal of an account form into error messages. */
export function accountFaults(failure: ApiFailure): AccountFaults {
  if (failure.status === 429) return { '': m.account_tries_many() }
  if (failure.refused === null) return { '': m.account_not_saved() }
  const { errors } = failure.refused
  return Object.fromEntries(
    Object.entries(errors).map(([field, [rule = '']]) => [field, sentence(field, rule)]),
  )
}

function sentence(field: string, rule: string): string {
  if (field === 'new_password') return passwordSentence(rule)
  return messages[`${field} ${rule}`]?.() ?? ruleSentence({ rule }, { field, city: null })
}
