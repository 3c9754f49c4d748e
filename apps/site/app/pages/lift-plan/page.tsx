import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { PrintedFrom } from '../../components/printed-from.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import planPrint from './plan-print.css?url&no-inline'

const view = island(async () => (await import('./plan-view.tsx')).PlanView)

const page = definePage([], async (input) => {
  const [{ loadPlan }] = await Promise.all([import('./load-plan.ts'), view.load()])
  return loadPlan(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

// A plan is its visitor's own: no cache keeps it.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.plan_title(), text: m.plan_description(), unlisted: true })
}

export default function LiftPlanPage() {
  const loaded = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  return (
    <div className="grid gap-6 py-4 print:gap-2 print:py-0">
      <link rel="stylesheet" href={planPrint} media="print" />
      <Breadcrumbs
        trail={[
          { title: m.selector_title(), path: pathTo('/kranvaljaren') },
          { title: m.plan_title(), path: pathTo('/lyftplan') },
        ]}
      />
      <Island part={view} props={{ ...loaded, priceType }} />
      <CraneDisclaimer />
      {loaded.shown !== null && (
        <div className="plan-source">
          <PrintedFrom path={loaded.shown.address} />
        </div>
      )}
    </div>
  )
}
