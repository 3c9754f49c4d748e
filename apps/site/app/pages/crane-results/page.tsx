import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'

const view = island(async () => (await import('./results-view.tsx')).ResultsView)

const page = definePage([], async (input) => {
  const [{ loadResults }] = await Promise.all([import('./load-results.ts'), view.load()])
  return loadResults(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

// Not cached, since each search is recorded.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.results_title(), text: m.selector_description(), unlisted: true })
}

export default function CraneResultsPage() {
  const results = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-2 py-4 wide:gap-6">
      <Breadcrumbs
        trail={[
          { title: m.selector_title(), path: pathTo('/kranvaljaren') },
          { title: m.results_title(), path: pathTo('/kranvaljare') },
        ]}
      />
      <Island part={view} props={results} />
      <CraneDisclaimer />
    </div>
  )
}
