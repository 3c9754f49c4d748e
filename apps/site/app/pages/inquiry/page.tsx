import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { inquiryDepot } from '../../components/inquiry-depot.ts'
import { InquiryForm } from '../../components/inquiry-form.tsx'
import { newKey } from '../../components/inquiry-key.ts'
import type { SentInquiry } from '../../components/inquiry-state.ts'
import { messageInAddress } from '../../components/lift-message.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { EarlyDraft } from './early-draft.tsx'
import { InquiryDone } from './inquiry-done.tsx'
import { postInquiry } from './post-inquiry.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const slug = url.searchParams.get('produkt') ?? ''
  const [product, depots, challenge, { inquiryProduct }] = await Promise.all([
    slug === '' ? null : api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getDepotsArr(),
    api.getFormChallenge(),
    // Comes with the data: a first page has its words already.
    import('../../components/inquiry-product.ts'),
  ])
  return {
    product: product === null ? null : inquiryProduct(found(product), locale),
    depots: found(depots).map((depot) => inquiryDepot(depot, locale)),
    challenge: challenge.ok ? challenge.data : null,
    plainKey: newKey(),
    lift: messageInAddress(url, locale),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const action = postInquiry

// Contract §3: the page carries a question of its own and is never kept.
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.inquiry_title(), text: m.inquiry_description(), unlisted: true })
}

export default function InquiryPage() {
  const { product, ...form } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  const { pathname, search } = useLocation()
  const [sentByScript, setSent] = useState<SentInquiry | null>(null)
  const sent = sentByScript ?? confirmed(search)
  const title =
    product === null ? m.inquiry_title() : m.inquiry_title_product({ product: product.title.text })
  return (
    <div className="grid max-w-text gap-4 py-4">
      <Breadcrumbs
        trail={[
          ...(product === null
            ? []
            : [
                {
                  title: product.title.text,
                  path: localPath(product.path),
                  lang: product.title.lang,
                },
              ]),
          { title: m.inquiry_title(), path: pathname + search },
        ]}
      />
      <h1 className="text-title">{title}</h1>
      {sent === null ? (
        <>
          <p>{m.inquiry_intro()}</p>
          <EarlyDraft />
          <InquiryForm {...form} product={product} posted={posted} onSent={setSent} />
        </>
      ) : (
        <InquiryDone sent={sent} product={product} />
      )}
    </div>
  )
}

/** What a form sent without script came to: only a whole case number is ever shown. */
function confirmed(search: string): SentInquiry | null {
  const caseNumber = parseCaseNumber(new URLSearchParams(search).get('skickad') ?? '')
  return caseNumber === null ? null : { caseNumber, email: null }
}
