import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContactLinks } from '../../components/contact-links.tsx'
import type { Fact } from '../../components/facts.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { defineTextPage } from '../../page-data/define-text-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useRootData } from '../../use-root-data.ts'

// Shared by pages that consist of their text only.
const names = { transporter: m.page_transports, gdpr: m.page_gdpr }
const nameOf = (key: string) => names[key as keyof typeof names]()

const page = defineTextPage()

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(nameOf(loaderData.key), loaderData.text)
}

export default function TextPage() {
  const { key, text } = useLoaderData<typeof loader>()
  const { depots } = useRootData()
  return (
    <ContentPage
      name={nameOf(key)}
      text={text}
      facts={key === 'transporter' ? transportFacts(depots.length) : []}
    >
      {text !== null && <ContactLinks subject={nameOf(key)} />}
    </ContentPage>
  )
}

function transportFacts(depots: number): Fact[] {
  return [
    { label: m.fact_depots(), value: numberText(depots, getLocale()) },
    { label: m.fact_price(), value: m.fact_price_value() },
    { label: m.fact_transport_price(), value: m.fact_before_booking() },
  ]
}
