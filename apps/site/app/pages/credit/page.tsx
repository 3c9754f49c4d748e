import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { CreditForm } from '../../credit/credit-form.tsx'
import { CreditSent } from '../../credit/credit-sent.tsx'
import { confirmedIn } from '../../forms/confirmed.ts'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import type { StoredCase } from '../../forms/form-state.ts'
import { newKey } from '../../forms/idempotency-key.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { postCredit } from './post-credit.ts'

const page = definePage([], async ({ api }) => {
  const challenge = await api.getFormChallenge()
  return { challenge: challenge.ok ? challenge.data : null, plainKey: newKey() }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const action = postCredit

// Contract §3: the page carries a question of its own and is never kept.
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.credit_title(), text: m.credit_description(), unlisted: true })
}

/** Specification §1: the credit application for invoice accounts. */
export default function CreditPage() {
  const form = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  const { pathname, search } = useLocation()
  const [sentByScript, setSent] = useState<StoredCase | null>(null)
  const sent = sentByScript ?? confirmedIn(search)
  return (
    <div className="grid max-w-text gap-4 py-4">
      <Breadcrumbs
        trail={[
          { title: m.page_services(), path: pathTo('/vara-tjanster') },
          { title: m.credit_title(), path: pathname + search },
        ]}
      />
      <h1 className="text-title">{m.credit_title()}</h1>
      {sent === null ? (
        <>
          <p>{m.credit_intro()}</p>
          <EarlyDraft />
          <CreditForm {...form} posted={posted} onSent={setSent} />
        </>
      ) : (
        <CreditSent sent={sent} />
      )}
    </div>
  )
}
