import { m } from '@minikran/i18n/messages'
import { data, type HeadersArgs } from 'react-router'
import { LostPage } from '../../errors/lost-page.tsx'
import { RetryLink } from '../../errors/retry-link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { siteContext } from '../../page-data/site-context.ts'
import type { Route } from './+types/page'

const retryAfterSeconds = '10'

/** 404, or 503 while the product cannot serve at all. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext).isReady()
    ? data(null, { status: 404 })
    : data(null, { status: 503, headers: { 'retry-after': retryAfterSeconds } })
}

export function clientLoader() {
  return null
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = { hasNoTwin: true, unlisted: true }

export function meta() {
  return pageMeta({ title: m.error_title(), text: m.error_lead(), unlisted: true })
}

export default function ErrorPage() {
  return (
    <LostPage title={m.error_title()} lead={m.error_lead()}>
      <RetryLink />
    </LostPage>
  )
}
