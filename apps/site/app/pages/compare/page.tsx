import { m } from '@minikran/i18n/messages'
import { useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { PrintedFrom } from '../../components/printed-from.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { compareAddress, resultsAddress } from '../../crane-selection/lift-address.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { liftInquiryAddress } from '../../inquiry/lift-inquiry-address.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import comparePrint from './compare-print.css?url&no-inline'

const table = island(async () => (await import('./compare-table.tsx')).CompareTable)

const page = definePage([], async (input) => {
  const [{ loadCompared }] = await Promise.all([import('./load-compared.ts'), table.load()])
  return loadCompared(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({
    title: m.compare_title(),
    text: m.compare_description(),
    unlisted: true,
  })
}

export default function ComparePage() {
  const loaded = useLoaderData<typeof loader>()
  const { requested, machines } = loaded
  const { pathname, search } = useLocation()
  const slugs = machines.map(({ slug }) => slug)
  const rented = machines.flatMap(({ product }) => product ?? [])
  // Back to the list with the picked machines.
  const picks =
    requested === null
      ? `${pathTo('/produkter')}${slugs.length === 0 ? '' : `?m=${slugs.join(',')}`}`
      : resultsAddress(requested, slugs)
  return (
    <div className="grid gap-6 py-4 print:gap-2 print:py-2">
      <link rel="stylesheet" href={comparePrint} media="print" />
      <Breadcrumbs
        trail={[
          requested === null
            ? { title: m.products_title(), path: pathTo('/produkter') }
            : { title: m.selector_title(), path: pathTo('/kranvaljaren') },
          { title: m.compare_title(), path: pathname + search },
        ]}
      />
      <h1 className="print:text-lead">{m.compare_title()}</h1>
      {machines.length === 0 ? (
        <p className="max-w-text">{m.compare_empty()}</p>
      ) : (
        <Island part={table} props={loaded} />
      )}
      <p className="flex flex-wrap gap-4 print:hidden">
        <Link to={picks} className={buttonClass(machines.length === 0 ? 'primary' : 'plain')}>
          {machines.length === 0 ? m.compare_pick() : m.compare_more()}
        </Link>
        {rented.length > 1 && (
          <Link to={liftInquiryAddress(rented, requested)} className={buttonClass('primary')}>
            {rented.length === 2
              ? m.compare_inquiry_both()
              : m.compare_inquiry_all({ count: rented.length })}
          </Link>
        )}
      </p>
      <CraneDisclaimer />
      <PrintedFrom path={compareAddress(slugs, requested)} />
    </div>
  )
}
