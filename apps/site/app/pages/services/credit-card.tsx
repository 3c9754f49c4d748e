import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'
import type { Service } from './service.ts'

/** A link to the credit application. */
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
        <Link to={pathTo('/kreditansokan')} className={buttonClass('primary')}>
          {m.services_credit()}
        </Link>
      </p>
    </section>
  )
}
