import { m } from '@minikran/i18n/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'

type Props = { title: string; caseNumber: string; next: string; children?: ReactNode }

/** The case number and what happens next. */
export function CaseSent({ title, caseNumber, next, children }: Props) {
  const { user } = useRootData()
  const titleRef = useRef<HTMLHeadingElement>(null)
  // The browser's focus: the button that had it is gone with the form.
  useEffect(() => titleRef.current?.focus(), [])
  return (
    <section className="grid max-w-text gap-4 border-2 border-green p-4">
      <h2 ref={titleRef} tabIndex={-1} className="flex gap-2 text-lead text-green">
        <Icon name="check" />
        {title}
      </h2>
      <p>
        <span className="block text-small text-muted">{m.form_case_number()}</span>
        <span className="text-title font-strong">{caseNumber}</span>
      </p>
      <p className="max-w-text">{next}</p>
      <p>
        <Link
          to={
            user === null
              ? `${pathTo('/mina-sidor/skapa-konto')}?arende=${caseNumber}`
              : `${pathTo('/mina-sidor/mina-arenden')}/${caseNumber}`
          }
          className="inline-flex min-h-11 items-center text-link"
        >
          {user === null ? m.account_create_offer() : m.form_case_open()}
        </Link>
      </p>
      {children}
    </section>
  )
}
