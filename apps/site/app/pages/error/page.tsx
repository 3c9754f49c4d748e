import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { data, type HeadersArgs, useLocation } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { useIsHydrated } from '../../components/use-is-hydrated.ts'
import { LostPage } from '../../errors/lost-page.tsx'
import { readUnsent } from '../../forms/unsent.ts'
import { unsentTitle } from '../../forms/unsent-title.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { returnPath } from '../../preferences/return-path.ts'
import type { Route } from './+types/page'
import type { Unsent } from './send-again.ts'
import { UnsentPage } from './unsent-page.tsx'

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

/** The page that failed once more, by a plain load; home where it is not known. */
function RetryLink() {
  const failed = new URLSearchParams(useLocation().search).get('fran')
  return (
    <p>
      <a href={failed === null ? pathTo('/') : returnPath(failed)} className={buttonClass('plain')}>
        {failed === null ? m.error_home() : m.error_retry()}
      </a>
    </p>
  )
}
