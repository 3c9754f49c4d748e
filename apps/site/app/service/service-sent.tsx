import { m } from '@minikran/i18n/messages'
import { CaseSent } from '../forms/case-sent.tsx'
import type { StoredCase } from '../forms/form-state.ts'

/** The case number of a service request and what happens next. */
export function ServiceSent({ sent: { answer, email } }: { sent: StoredCase }) {
  return (
    <CaseSent
      title={m.inquiry_sent_title()}
      caseNumber={answer.case_number}
      next={email === null ? m.service_sent_next_plain() : m.service_sent_next({ email })}
    />
  )
}
