import { m } from '@minikran/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { SentInquiry } from './inquiry-state.ts'

type Props = { sent: SentInquiry; children?: ReactNode }

/** The case number and what happens next. */
export function InquirySent({ sent, children }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  // The browser's focus: the button that had it is gone with the form.
  useEffect(() => titleRef.current?.focus(), [])
  return (
    <section className="grid gap-4 border-2 border-green p-4">
      <h2 ref={titleRef} tabIndex={-1} className="flex gap-2 text-lead text-green">
        <Icon name="check" />
        {m.inquiry_sent_title()}
      </h2>
      <p>
        <span className="block text-small text-muted">{m.inquiry_case_number()}</span>
        <span className="text-title font-strong">{sent.caseNumber}</span>
      </p>
      <p className="max-w-text">
        {sent.email === null
          ? m.inquiry_sent_next_plain()
          : m.inquiry_sent_next({ email: sent.email })}
      </p>
      {children}
    </section>
  )
}
