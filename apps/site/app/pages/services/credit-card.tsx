import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import type { Service } from './service.ts'

/** Specification §2: the button that opens the credit application, sent by phone or mail. */
export function CreditCard({ account }: { account: Service | null }) {
  return (
    <section className="mt-4 grid gap-3 border-y border-ink py-4">
      {account && (
        <>
          <h2 lang={account.title.lang} className="text-title">
            {account.title.text}
          </h2>
          <p lang={account.lead.lang} className="max-w-text">
            {account.lead.text}
          </p>
        </>
      )}
      <p>
        <a href="#kredit" className={buttonClass('primary')}>
          {m.services_credit()}
        </a>
      </p>
      <div id="kredit" tabIndex={-1} className="hidden gap-3 target:grid">
        <p className="max-w-text">{m.services_credit_how()}</p>
        <ContactLinks subject={m.services_credit_subject()} />
      </div>
    </section>
  )
}
