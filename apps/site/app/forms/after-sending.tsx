import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'
import { type ReactNode, useState } from 'react'
import { ContactLinks } from '../components/contact-links.tsx'
import { useRootData } from '../use-root-data.ts'

type Props = {
  steps: readonly string[]
  /** The language of the form's data, which comes a little later than that of the page. */
  locale: Locale
  children: ReactNode
}

/** A form beside the steps that follow after sending, with the phone number. */
export function AfterSending({ steps, locale, children }: Props) {
  const { company } = useRootData()
  const [begun, setBegun] = useState({ locale, isAgain: false })
  if (begun.locale !== locale) setBegun({ locale, isAgain: true })
  return (
    <div className="grid items-start gap-x-12 gap-y-8 wide:grid-cols-[7fr_5fr]">
      {/* A new form in another language, filled from its draft (use-case-form.ts): its faults and hints are texts. */}
      <div key={locale} data-again={begun.isAgain || undefined} className="grid max-w-text gap-4">
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
