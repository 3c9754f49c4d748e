import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { messageInAddress } from '../../components/lift-message.ts'
import { confirmedIn } from '../../forms/confirmed.ts'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import type { StoredCase } from '../../forms/form-state.ts'
import { newKey } from '../../forms/idempotency-key.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { depotToChoose } from '../../inquiry/depot-to-choose.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { localPath } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { InquiryDone } from './inquiry-done.tsx'
import { postInquiry } from './post-inquiry.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const slug = url.searchParams.get('produkt') ?? ''
  const [product, depots, challenge, { askedProduct }] = await Promise.all([
    slug === '' ? null : api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getDepotsArr(),
    api.getFormChallenge(),
    // Comes with the data: a first page has its words already.
    import('../../inquiry/asked-product.ts'),
  ])
  return {
    product: product === null ? null : askedProduct(found(product), locale),
    depots: found(depots).map((depot) => depotToChoose(depot, locale)),
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
  const [sentByScript, setSent] = useState<StoredCase | null>(null)
  const sent = sentByScript ?? confirmedIn(search)
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
