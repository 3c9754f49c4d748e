import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { pageTextData } from '../../content/page-text-data.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { useRootData } from '../../use-root-data.ts'
import { CreditCard } from './credit-card.tsx'
import { service } from './service.ts'
import { ServiceList } from './service-list.tsx'

const fieldService = 'vara-tjanster/faltservice'
const credit = 'vara-tjanster/kredit'
// Services with the first paragraph of their own pages.
const offered = [
  'maskinuthyrning-utan-forare',
  'maskinuthyrning-med-forare',
  'transporter',
  'reparation-service',
  fieldService,
  'reservdelar',
  'utbildningar',
  'leverantorer',
]

const page = definePage([], async ({ api, locale, url }) => {
  const [text, pages] = await Promise.all([
    api.getPageObj({ page_key: pageKey(url) }),
    api.getList('getPagesArr'),
  ])
  const listed = found(pages)
  const serviceOf = (key: string) =>
    listed.filter(({ page_key }) => page_key === key).map((match) => service(match, locale))
  return {
    text: await pageTextData(text, locale),
    services: offered.flatMap(serviceOf),
    credit: serviceOf(credit)[0] ?? null,
  }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_services(), loaderData.text)
}

export default function ServicesPage() {
  const { text, services, credit: account } = useLoaderData<typeof loader>()
  const { depots } = useRootData()
  const facts = [
    { label: m.fact_price(), value: m.fact_price_value() },
    { label: m.fact_insurance(), value: m.fact_insurance_value() },
    { label: m.fact_depots(), value: numberText(depots.length, getLocale()) },
  ]
  return (
    <ContentPage name={m.page_services()} text={text} facts={facts}>
      <ServiceList services={services} />
      <CreditCard account={account} />
    </ContentPage>
  )
}
