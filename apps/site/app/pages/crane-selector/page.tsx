import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'

const form = island(async () => (await import('./selector-form.tsx')).SelectorForm)

const page = definePage([], async (input) => {
  const [{ loadSelector }] = await Promise.all([import('./load-selector.ts'), form.load()])
  return loadSelector(input)
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.selector_title(), text: m.selector_description() })
}

export default function CraneSelectorPage() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-8 py-4">
      <Breadcrumbs trail={[{ title: m.selector_title(), path: pathTo('/kranvaljaren') }]} />
      <div className="grid gap-3">
        <h1>{m.selector_title()}</h1>
        <p className="max-w-text text-lead">{m.selector_lead()}</p>
      </div>
      <Island part={form} props={loaded} />
      <SelectorNotes />
      <CraneDisclaimer />
    </div>
  )
}

/** How to measure height and radius, and what else hangs on the hook. */
function SelectorNotes() {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.selector_notes()}</h2>
      <div className="grid gap-x-8 gap-y-6 tiles:grid-cols-3">
        <Note title={m.selector_note_radius_title()}>{m.selector_note_radius()}</Note>
        <Note title={m.selector_note_legs_title()}>{m.selector_note_legs()}</Note>
        <Note title={m.selector_note_gear_title()}>
          {m.selector_note_gear()}{' '}
          <Link
            to={pathTo('/produkter/:prodcat', { prodcat: 'lyfttillbehor' })}
            className="text-link"
          >
            {m.selector_gear_link()}
          </Link>
        </Note>
      </div>
    </section>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 border-t border-ink pt-3">
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
