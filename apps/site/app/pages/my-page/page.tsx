import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { forAccount, ownHeaders } from '../../own-pages/define-own-page.ts'
import { OwnNav } from '../../own-pages/own-nav.tsx'
import { loadMyPage } from './load-my-page.ts'

export const loader = forAccount(loadMyPage)
export const headers = ownHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_title(), text: m.account_lead(), unlisted: true })
}

export default function MyPage() {
  const { details, company, cases, isSupplier } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.account_title(), path: pathTo('/mina-sidor/min-sida') }]} />
      <OwnNav />
      <div className="grid gap-2">
        <h1 className="text-title">{m.account_title()}</h1>
        <p className="max-w-text">{isSupplier ? m.account_lead_supplier() : m.account_lead()}</p>
        <p>
          <Link
            to={pathTo('/mina-sidor/mina-arenden')}
            className="inline-flex min-h-11 items-center text-link"
          >
            {cases === 1 ? m.account_cases_one() : m.account_cases_other({ count: cases })}
          </Link>
        </p>
      </div>
      <section className="grid max-w-text gap-3 border-t border-ink pt-4">
        <h2 className="text-lead">{m.account_details()}</h2>
        <DataTable rows={details} caption={m.account_details()} />
      </section>
      <section className="grid max-w-text gap-3 border-t border-ink pt-4">
        <h2 className="text-lead">{m.account_company()}</h2>
        {company.length === 0 ? (
          <p className="text-muted">{m.account_no_company()}</p>
        ) : (
          <DataTable rows={company} caption={m.account_company()} />
        )}
      </section>
    </div>
  )
}
