import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { PrintedFrom } from '../../components/printed-from.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { planAddress } from '../../lift-planning/plan-address.ts'
import { comparedPlansAddress } from '../../lift-planning/plan-choice.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import comparisonPrint from './comparison-print.css?url&no-inline'

const view = island(async () => (await import('./comparison-view.tsx')).ComparisonView)

const page = definePage([], async (input) => {
  const [{ loadComparison }] = await Promise.all([import('./load-comparison.ts'), view.load()])
  return loadComparison(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

// A plan is its visitor's own: no cache keeps it.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  const text = m.plan_comparison_description()
  return pageMeta({ title: m.plan_comparison(), text, unlisted: true })
}

export default function LiftPlanComparisonPage() {
  const loaded = useLoaderData<typeof loader>()
  const { typed, columns } = loaded
  const choices = columns.map(({ choice }) => choice)
  const path = comparedPlansAddress(typed, choices)
  return (
    <div className="grid gap-6 py-4 print:gap-2 print:py-0">
      <link rel="stylesheet" href={comparisonPrint} media="print" />
      <Breadcrumbs
        trail={[
          { title: m.plan_title(), path: planAddress(typed) },
          { title: m.plan_comparison(), path },
        ]}
      />
      <Island part={view} props={loaded} />
      <CraneDisclaimer />
      <PrintedFrom path={path} />
    </div>
  )
}
