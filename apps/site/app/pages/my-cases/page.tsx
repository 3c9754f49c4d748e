import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useLoaderData } from 'react-router'
import { AccountNav } from '../../account-pages/account-nav.tsx'
import { accountHeaders, forAccount } from '../../account-pages/define-account-page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { Pager } from '../../components/pager.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { pageParameter } from '../../page-number.ts'
import { CaseFilter } from './case-filter.tsx'
import { CaseList } from './case-list.tsx'
import { loadCases, sortParameter, stateParameter } from './load-cases.ts'

export const loader = forAccount(loadCases)
export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.cases_title(), text: m.cases_lead(), unlisted: true })
}

export default function MyCasesPage() {
  const { rows, count, page, pages, state, sort, isSupplier } = useLoaderData<typeof loader>()
  const isNarrowed = state !== ''
  // The whole view, since an address without parameters shows the saved view.
  const queryOf = (number: number) =>
    new URLSearchParams({
      [stateParameter]: state,
      [sortParameter]: sort,
      [pageParameter]: String(number),
    })
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs trail={[{ title: m.cases_title(), path: pathTo('/mina-sidor/mina-arenden') }]} />
      <AccountNav />
      <h1>{m.cases_title()}</h1>
      <p className="max-w-text">{isSupplier ? m.cases_lead_supplier() : m.cases_lead()}</p>
      {(count > 0 || isNarrowed) && <CaseFilter state={state} sort={sort} />}
      {count > 0 && (
        <p className="text-small text-muted">
          {count === 1
            ? m.cases_count_one()
            : m.cases_count_other({ count: numberText(count, getLocale()) })}
        </p>
      )}
      {count === 0 ? <NoCases isNarrowed={isNarrowed} /> : <CaseList rows={rows} />}
      <Pager page={page} pages={pages} queryOf={queryOf} />
    </div>
  )
}

function NoCases({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <p>{m.cases_none_in_state()}</p>
  return (
    <div className="grid justify-items-start gap-4 border-t border-ink pt-4">
      <p>{m.cases_none()}</p>
      <Link to={pathTo('/produkter')} className={buttonClass('primary')}>
        {m.cases_to_machines()}
      </Link>
    </div>
  )
}
