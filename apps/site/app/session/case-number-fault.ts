import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { m } from '@minikran/i18n/messages'

/** The error message of a case number; undefined when it is valid. */
export function caseNumberFault(typed: string): string | undefined {
  if (typed.trim() === '') return m.account_case_required()
  return parseCaseNumber(typed) === null ? m.account_case_format() : undefined
}
