import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContentPage, contentMeta } from '../../components/content-page.tsx'
import type { Fact } from '../../components/facts.tsx'
import { pageTextData } from '../../components/page-text-data.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { useRootData } from '../../use-root-data.ts'

// Pages that are their text and nothing else share this one.
const names = { transporter: m.page_transports, gdpr: m.page_gdpr }
type Key = keyof typeof names

const page = definePage([], async ({ api, locale, url }) => {
  const key = pageKey(url) as Key
  return { key, text: pageTextData(await api.getPageObj({ page_key: key }), locale) }
})

export const handle = { keptBy: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(names[loaderData.key](), loaderData.text)
}

export default function TextPage() {
  const { key, text } = useLoaderData<typeof loader>()
  const { depots } = useRootData()
  return (
    <ContentPage
      name={names[key]()}
      text={text}
      facts={key === 'transporter' ? transportFacts(depots.length) : []}
    />
  )
}

function transportFacts(depots: number): Fact[] {
  return [
    { label: m.fact_depots(), value: String(depots) },
    { label: m.fact_price(), value: m.fact_price_value() },
    { label: m.fact_transport_price(), value: m.fact_before_booking() },
  ]
}
