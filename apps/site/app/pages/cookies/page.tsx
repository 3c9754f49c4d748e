import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { defineTextPage } from '../../page-data/define-text-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useConsentQuestion } from '../../preferences/consent-question.ts'
import { CookieChoice } from '../../preferences/cookie-choice.tsx'
import { CookieList } from './cookie-list.tsx'

const page = defineTextPage()

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_cookies(), loaderData.text)
}

export default function CookiesPage() {
  const { text } = useLoaderData<typeof loader>()
  const question = useConsentQuestion()
  return (
    <ContentPage name={m.page_cookies()} text={text}>
      {question === null ? (
        <p className="max-w-text">{m.cookies_nothing_asked()}</p>
      ) : (
        <section className="mt-2 grid max-w-96 gap-3">
          <h2 className="text-title">{m.cookies_settings()}</h2>
          <p>{question}</p>
          <CookieChoice />
        </section>
      )}
      <CookieList />
    </ContentPage>
  )
}
