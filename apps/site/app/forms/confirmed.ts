import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import type { StoredCase } from './form-state.ts'

/** The confirmation in the address of a form sent without script; invalid case numbers are ignored. */
export function confirmedIn(search: string): StoredCase | null {
  const caseNumber = parseCaseNumber(new URLSearchParams(search).get('skickad') ?? '')
  return caseNumber === null ? null : { answer: { case_number: caseNumber }, email: null }
}
