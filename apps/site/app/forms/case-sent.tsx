import { m } from '@minikran/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { CaseLink } from './case-link.tsx'

export type CaseSentProps = {
  title: string
  caseNumber: string
  next: string
  children?: ReactNode
}

/** The case number and what happens next. */
export function CaseSent({ title, caseNumber, next, children }: CaseSentProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  // Moves the focus, since the button that had it is gone with the form.
  useEffect(() => titleRef.current?.focus(), [])
  return (
    <section className="grid max-w-text gap-4 border-2 border-green p-4">
      <h2
        ref={titleRef}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
        autoFocus
        className="flex gap-2 text-lead text-green"
      >
        <Icon name="check" />
        {title}
      </h2>
      <p>
        <span className="block text-small text-muted">{m.form_case_number()}</span>
        <span className="text-title font-strong">{caseNumber}</span>
      </p>
      <p className="max-w-text">{next}</p>
      <p>
        <CaseLink caseNumber={caseNumber} />
      </p>
      {children}
    </section>
  )
}
