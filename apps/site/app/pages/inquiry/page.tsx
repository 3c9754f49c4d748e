import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { messageInAddress } from '../../components/lift-message.ts'
import { Link } from '../../components/link.tsx'
import { confirmedIn } from '../../forms/confirmed.ts'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import type { StoredCase } from '../../forms/form-state.ts'
import { newKey } from '../../forms/idempotency-key.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { askedSlugs } from '../../inquiry/asked-slugs.ts'
import { datesInAddress } from '../../inquiry/dates-in-address.ts'
import { depotToChoose } from '../../inquiry/depot-to-choose.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { useListWhenNothingAsked } from '../../inquiry/use-list-when-nothing-asked.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { InquiryDone } from './inquiry-done.tsx'
import { postInquiry } from './post-inquiry.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const slugs = askedSlugs(url)
  const [depots, challenge, { askedProduct }, { loadProducts }] = await Promise.all([
    api.getDepotsArr(),
    api.getFormChallenge(),
    // Come with the data: a first page has its words already.
    import('../../inquiry/asked-product.ts'),
    import('../../inquiry/load-products.ts'),
  ])
  const [only, ...others] = slugs
  const products =
    only === undefined || others.length > 0
      ? await loadProducts(slugs, { api, locale })
      : [
          askedProduct(
            found(await api.getProductObj({ product_slug: only, no_count: '1' })),
            locale,
          ),
        ]
  return {
    products,
    depots: found(depots).map((depot) => depotToChoose(depot, locale)),
    challenge: challenge.ok ? challenge.data : null,
    plainKey: newKey(),
    lift: messageInAddress(url, locale),
    start: datesInAddress(url),
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
  const form = useLoaderData<typeof loader>()
  const { products } = form
  const posted = useActionData<typeof action>() ?? null
  const { pathname, search } = useLocation()
  const [sentByScript, setSent] = useState<StoredCase | null>(null)
  const sent = sentByScript ?? confirmedIn(search)
  const isWaiting = useListWhenNothingAsked(products.length === 0 && sent === null)
  const [only, ...others] = products
  const isOne = only !== undefined && others.length === 0
  const title = isOne ? m.inquiry_title_product({ product: only.title.text }) : m.inquiry_title()
  return (
    <div className="grid max-w-text gap-4 py-4">
      <Breadcrumbs
        trail={[
          ...(isOne
            ? [{ title: only.title.text, path: localPath(only.path), lang: only.title.lang }]
            : []),
          { title: m.inquiry_title(), path: pathname + search },
        ]}
      />
      <h1 className="text-title">{title}</h1>
      {isWaiting && <p role="status">{m.form_loading()}</p>}
      {sent === null && !isWaiting && (
        <>
          <p>{m.inquiry_intro()}</p>
          <EarlyDraft />
          <InquiryForm {...form} posted={posted} onSent={setSent} onRemove={forget} />
          <p>
            <Link to={pathTo('/produkter')} className="inline-flex min-h-11 items-center text-link">
              {m.inquiry_more_machines()}
            </Link>
          </p>
        </>
      )}
      {sent !== null && <InquiryDone sent={sent} products={products} />}
    </div>
  )
}

// The link leads to the address without the machine; the list forgets it too.
const forget = (slug: string) =>
  void import('../../inquiry/add-to-list.ts').then(({ takeFromList }) => takeFromList([slug]))
