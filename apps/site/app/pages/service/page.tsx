import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { FormPage } from '../../forms/form-page.tsx'
import { takePictures } from '../../forms/pictures/take-pictures.ts'
import { postForm } from '../../forms/post-form.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { serviceCase } from '../../service/service-case.ts'
import { serviceFields } from '../../service/service-values.ts'

const section = island(async () => (await import('./service-section.tsx')).ServiceSection)

const page = definePage([], async (input) => {
  const [{ loadService }] = await Promise.all([import('./load-service.ts'), section.load()])
  return loadService(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

/** The POST of the service request without script. */
export function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  return postForm({
    request,
    site,
    fields: serviceFields,
    takeFiles: (sent) => takePictures(site.forms, sent),
    formFor: async (_, priceType) => serviceCase({ forms: site.forms, priceType }),
  })
}

// Not cached: the page contains a sum question.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.service_title(), text: m.service_description(), unlisted: true })
}

export default function ServicePage() {
  const form = useLoaderData<typeof loader>()
  const posted = usePosted<typeof action>()
  const { search } = useLocation()
  const title = m.service_title()
  return (
    <FormPage
      trail={[{ title: m.page_repairs(), path: pathTo('/reparation-service') }]}
      crumb={title}
      title={title}
      form={{ draft: 'service', kind: 'service', about: '' }}
    >
      <Island part={section} props={{ form, posted, search }} />
    </FormPage>
  )
}
