import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { creditCase } from '../../credit/credit-case.ts'
import { creditFields } from '../../credit/credit-values.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { postForm } from '../../forms/post-form.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import { siteContext } from '../../page-data/site-context.ts'

const section = island(async () => (await import('./credit-section.tsx')).CreditSection)

const page = definePage([], async (input) => {
  const [{ loadFormStart }] = await Promise.all([
    import('../../forms/load-form-start.ts'),
    section.load(),
  ])
  return loadFormStart(input, 'credit')
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

/** The POST of the credit application without script. */
export function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  return postForm({
    request,
    site,
    fields: creditFields,
    formFor: async () => creditCase(site.forms),
  })
}

// Not cached: the page contains a sum question.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.credit_title(), text: m.credit_description(), unlisted: true })
}

export default function CreditPage() {
  const form = useLoaderData<typeof loader>()
  const posted = usePosted<typeof action>()
  const { search } = useLocation()
  const title = m.credit_title()
  return (
    <FormPage
      trail={[{ title: m.page_services(), path: pathTo('/vara-tjanster') }]}
      crumb={title}
      title={title}
      form={{ draft: 'credit', kind: 'credit', about: '' }}
    >
      <Island part={section} props={{ form, posted, search }} />
    </FormPage>
  )
}
