import { m } from '@minikran/i18n/messages'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { PrintedFrom } from '../../components/printed-from.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { liftQuery, plateAddress } from '../../crane-selection/lift-address.ts'
import { LiftLine } from '../../crane-selection/lift-line.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import a3Landscape from './a3-landscape.css?url&no-inline'

const plate = island(async () => (await import('../../crane-fleet/fleet-plate.tsx')).FleetPlate)

const page = definePage([], async (input) => {
  const [{ loadPlate }] = await Promise.all([import('./load-plate.ts'), plate.load()])
  return loadPlate(input)
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.plate_title(), text: m.plate_description() })
}

export default function FleetPlatePage() {
  const { requested, cranes } = useLoaderData<typeof loader>()
  const lift = requested === null ? '' : `?${liftQuery(requested)}`
  return (
    <div className="grid gap-6 py-4 print:gap-2 print:py-2">
      <link rel="stylesheet" href={a3Landscape} media="print" />
      <Breadcrumbs trail={[{ title: m.plate_title(), path: pathTo('/kranplansch') }]} />
      <div className="grid gap-3 print:gap-2">
        <h1 className="print:text-lead">{m.plate_title()}</h1>
        <p className="max-w-text">{m.plate_lead()}</p>
        {requested !== null && <LiftLine requested={requested} />}
        <p className="print:hidden">
          <Link to={pathTo('/kranvaljaren') + lift} className="tap-link">
            {requested === null ? m.plate_ask_lift() : m.results_change()}
          </Link>
        </p>
      </div>
      <Island part={plate} props={{ cranes, requested }} />
      <CraneDisclaimer />
      <PrintedFrom path={plateAddress(requested)} />
    </div>
  )
}
