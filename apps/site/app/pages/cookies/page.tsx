import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContentPage, contentMeta } from '../../components/content-page.tsx'
import { pageTextData } from '../../components/page-text-data.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { CookieList } from './cookie-list.tsx'

const page = definePage([], async ({ api, locale, url }) => ({
  text: pageTextData(await api.getPageObj({ page_key: pageKey(url) }), locale),
}))

export const handle = { keptBy: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_cookies(), loaderData.text)
}

export default function CookiesPage() {
  const { text } = useLoaderData<typeof loader>()
  return (
    <ContentPage name={m.page_cookies()} text={text}>
      <CookieList />
    </ContentPage>
  )
}
