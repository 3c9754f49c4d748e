import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { data, type HeadersArgs } from 'react-router'
import { useIsHydrated } from '../../components/use-is-hydrated.ts'
import { LostPage } from '../../errors/lost-page.tsx'
import { RetryLink } from '../../errors/retry-link.tsx'
import { readUnsent } from '../../forms/unsent.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { siteContext } from '../../page-data/site-context.ts'
import type { Route } from './+types/page'
import type { Unsent } from './send-again.ts'
import { UnsentPage } from './unsent-page.tsx'
import { unsentTitle } from './unsent-title.ts'

const retryAfterSeconds = '10'

/** 404, or 503 while the product cannot serve at all. */
export function loader({ context }: Route.LoaderArgs) {
  const nothing: Unsent | null = null
  return context.get(siteContext).isReady()
    ? data(nothing, { status: 404 })
    : data(nothing, { status: 503, headers: { 'retry-after': retryAfterSeconds } })
}

/** For the title: a form that was not sent, which the browser alone knows. */
export function clientLoader(): Unsent | null {
  return readUnsent()
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = { hasNoTwin: true, unlisted: true }

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? unsentTitle(loaderData.kind) : m.error_title()
  return pageMeta({ title, text: m.error_lead(), unlisted: true })
}

export default function ErrorPage() {
  return useIsHydrated() ? <UnsentOrLost /> : <Lost />
}

// Read once: the page stays when the form has been sent.
function UnsentOrLost() {
  const [unsent] = useState(() => readUnsent())
  return unsent === null ? <Lost /> : <UnsentPage unsent={unsent} />
}

function Lost() {
  return (
    <LostPage title={m.error_title()} lead={m.error_lead()}>
      <RetryLink />
    </LostPage>
  )
}
