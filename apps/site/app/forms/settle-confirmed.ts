import type { FormKind } from '@minikran/contract/forms'
import { storedSentCases } from '../sent-cases/sent-case-storage.ts'
import { rememberSentCase, sentCasesIn } from '../sent-cases/sent-cases.ts'
import { confirmedIn } from './confirmed.ts'
import { clearDraft } from './draft.ts'

/** The form of a page: its name in the browser's storage, and what it is about. */
export type ConfirmedForm = { draft: string; kind: FormKind; about: string }

/**
 * Removes the draft of a form that the address confirms, and remembers its case. A confirmation that
 * is shown again leaves the draft, which is that of a later form.
 */
export function settleConfirmed({ draft, kind, about }: ConfirmedForm, search: string): void {
  const number = confirmedIn(search)?.answer.case_number
  const isNew = sentCasesIn(storedSentCases()).every((sent) => sent.number !== number)
  if (number === undefined || !isNew) return
  clearDraft(draft)
  rememberSentCase({ number, kind, about, sentAtMs: Date.now() })
}
