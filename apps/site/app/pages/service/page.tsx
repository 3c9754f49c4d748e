import { m } from '@minikran/i18n/messages'
import { useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import { useForgetSent } from '../../forms/use-forget-sent.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { postService } from './post-service.ts'

const section = island(async () => (await import('./service-section.tsx')).ServiceSection)

const page = definePage([], async (input) => {
  const [{ loadService }] = await Promise.all([import('./load-service.ts'), section.load()])
  return loadService(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const action = postService

// Not cached: the page contains a sum question.
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.service_title(), text: m.service_description(), unlisted: true })
}

export default function ServicePage() {
  const form = useLoaderData<typeof loader>()
  const posted = usePosted<typeof action>()
  const { pathname, search } = useLocation()
  useForgetSent('service')
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs
        trail={[
          { title: m.page_repairs(), path: pathTo('/reparation-service') },
          { title: m.service_title(), path: pathname + search },
        ]}
      />
      <h1>{m.service_title()}</h1>
      <EarlyDraft />
      <Island part={section} props={{ form, posted, search }} />
    </div>
  )
}
