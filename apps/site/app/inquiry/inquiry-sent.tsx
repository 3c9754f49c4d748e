import { m } from '@minikran/i18n/messages'
import type { ComponentType, ReactNode } from 'react'
import { CaseSent, type CaseSentProps } from '../forms/case-sent.tsx'
import type { StoredCase } from '../forms/form-state.ts'

type Props = {
  sent: StoredCase
  children?: ReactNode
  view?: ComponentType<CaseSentProps>
}

export function InquirySent({ sent: { answer, email }, children, view: View = CaseSent }: Props) {
  return (
    <View
      title={m.inquiry_sent_title()}
      caseNumber={answer.case_number}
      next={email === null ? m.inquiry_sent_next_plain() : m.inquiry_sent_next({ email })}
    >
      {children}
    </View>
  )
}
