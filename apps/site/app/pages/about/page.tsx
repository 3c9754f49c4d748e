import { dateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContactLinks } from '../../components/contact-links.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { defineTextPage } from '../../page-data/define-text-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useRootData } from '../../use-root-data.ts'

const page = defineTextPage()

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_about(), loaderData.text)
}

export default function AboutPage() {
  const { text } = useLoaderData<typeof loader>()
  const { company, depots } = useRootData()
  const locale = getLocale()
  const facts =
    company === null
      ? []
      : [
          { label: m.fact_founded(), value: dateText(company.founded, locale) },
          { label: m.fact_employees(), value: numberText(company.employees, locale) },
          { label: m.fact_depots(), value: numberText(depots.length, locale) },
        ]
  return (
    <ContentPage name={m.page_about()} text={text} facts={facts}>
      {text !== null && <ContactLinks />}
    </ContentPage>
  )
}
