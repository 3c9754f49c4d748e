import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import type { StoredCase } from './form-state.ts'

/** What a form sent without script came to: only a whole case number is ever shown. */
export function confirmedIn(search: string): StoredCase | null {
  const caseNumber = parseCaseNumber(new URLSearchParams(search).get('skickad') ?? '')
  return caseNumber === null ? null : { answer: { case_number: caseNumber }, email: null }
}
