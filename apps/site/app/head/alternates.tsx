import { useLocation, useMatches, useRouteError } from 'react-router'
import { alternatePath } from '../locale-path.ts'
import type { PageHandle } from '../page-data/page-handle.ts'
import { pageIn } from '../page-number.ts'
import { useRootData } from '../use-root-data.ts'

/** Canonical and alternate links. The query is ignored except for the page number of a list. */
export function Alternates() {
  const { pathname, search } = useLocation()
  const { publicUrl } = useRootData()
  const hasNoTwin = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hasNoTwin)
  const isError = useRouteError() != null
  if (hasNoTwin || isError) return null
  const number = pageIn(new URLSearchParams(search))
  const addressOf = (path: string) => `${publicUrl}${path}${number === 1 ? '' : `?sida=${number}`}`
  const swedish = addressOf(alternatePath(pathname, 'sv'))
  return (
    <>
      <link rel="canonical" href={addressOf(pathname)} />
      <link rel="alternate" hrefLang="sv" href={swedish} />
      <link rel="alternate" hrefLang="en" href={addressOf(alternatePath(pathname, 'en'))} />
      <link rel="alternate" hrefLang="x-default" href={swedish} />
    </>
  )
}
