import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import type { ReactNode } from 'react'
import { ContactLinks } from '../components/contact-links.tsx'
import { useRootData } from '../use-root-data.ts'

type Props = { steps: readonly string[]; children: ReactNode }

/** A form beside the steps that follow after sending, with the phone number. */
export function AfterSending({ steps, children }: Props) {
  const { company } = useRootData()
  return (
    <div className="grid items-start gap-x-12 gap-y-8 wide:grid-cols-[7fr_5fr]">
      {/* A new form in another language, filled from its draft: its faults and hints are texts. */}
      <div key={getLocale()} className="grid max-w-text gap-4">
        {children}
      </div>
      <section className="grid max-w-text gap-3 border-t border-ink pt-3 wide:sticky wide:top-6">
        <h2 className="text-lead">{m.form_next_title()}</h2>
        <ol className="list-decimal pl-6">
          {steps.map((step) => (
            <li key={step} className="border-b border-line py-2 pl-2">
              {step}
            </li>
          ))}
        </ol>
        {company && <p>{m.form_next_call()}</p>}
        <ContactLinks isSecond />
      </section>
    </div>
  )
}
