import { m } from '@minikran/i18n/messages'
import { CaseSent } from '../forms/case-sent.tsx'
import type { StoredCase } from '../forms/form-state.ts'

/** The case number of an application and what happens next. */
export function CreditSent({ sent: { answer, email } }: { sent: StoredCase }) {
  return (
    <CaseSent
      title={m.credit_sent_title()}
      caseNumber={answer.case_number}
      next={email === null ? m.credit_sent_next_plain() : m.credit_sent_next({ email })}
    />
  )
}
