import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { CaseSent } from '../forms/case-sent.tsx'
import type { StoredCase } from '../forms/form-state.ts'

type Props = { sent: StoredCase; children?: ReactNode }

export function InquirySent({ sent: { answer, email }, children }: Props) {
  return (
    <CaseSent
      title={m.inquiry_sent_title()}
      caseNumber={answer.case_number}
      next={email === null ? m.inquiry_sent_next_plain() : m.inquiry_sent_next({ email })}
    >
      {children}
    </CaseSent>
  )
}
