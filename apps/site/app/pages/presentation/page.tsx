import { m } from '@minikran/i18n/messages'
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../head/page-meta.ts'
import { documentList } from '../../media/document-list-island.ts'
import { gallery } from '../../media/gallery-island.tsx'
import { movieList } from '../../media/movie-list-island.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageIn } from '../../page-number.ts'
import { PresentationDialog } from './presentation-dialog.tsx'
import { presentationView } from './presentation-view.ts'

const page = definePage(['presentation'], async ({ api, locale, params, url }) => {
  const [answer] = await Promise.all([
    api.getPresentationObj({
      presentation_slug: params.presentation,
      // On the server the view is counted when the page is sent, also from the cache.
      ...(import.meta.env.SSR && { no_count: '1' }),
    }),
    documentList.load(),
    movieList.load(),
    gallery.load(),
  ])
  const presentation = found(answer)
  const { length } = presentation.presentationcontents
  if (pageIn(url.searchParams) > Math.max(1, length)) throw notFound()
  return presentationView(presentation, locale)
})

export const loader = page.loader
export const clientLoader = page.clientLoader

export const handle = { cacheParameters: ['sida'] } satisfies PageHandle

/** All pages were loaded with the first one. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSame = change.currentUrl.pathname === change.nextUrl.pathname
  return !isSame && page.shouldRevalidate(change)
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, lead } = loaderData
  return pageMeta({
    title: title.text,
    text: lead.text || m.news_description(),
    page: pageIn(new URLSearchParams(location.search)),
  })
}

export default function PresentationPage() {
  return <PresentationDialog presentation={useLoaderData<typeof loader>()} />
}
