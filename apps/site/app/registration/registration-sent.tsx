import { m } from '@minikran/i18n/messages'
import type { ComponentType, ReactNode } from 'react'
import { CaseSent, type CaseSentProps } from '../forms/case-sent.tsx'
import type { SentRegistration } from './sent-registration.ts'

type Props = {
  sent: SentRegistration
  children?: ReactNode
  view?: ComponentType<CaseSentProps>
}

/** The case number, the waiting list, and what happens next. */
export function RegistrationSent({
  sent: { answer, email },
  children,
  view: View = CaseSent,
}: Props) {
  const { case_number, waiting, to_confirm } = answer
  return (
    <View
      title={m.registration_sent_title()}
      caseNumber={case_number}
      next={email === null ? m.registration_sent_next_plain() : m.registration_sent_next({ email })}
    >
      {to_confirm && (
        <p className="max-w-text font-medium text-orange">{m.registration_to_confirm()}</p>
      )}
      {waiting > 0 && !to_confirm && (
        <p className="max-w-text font-medium text-orange">
          {waiting === 1 ? m.registration_waiting_one() : m.registration_waiting_other({ waiting })}
        </p>
      )}
      {children}
    </View>
  )
}
