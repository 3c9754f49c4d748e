import { m } from '@minikran/i18n/messages'
import { useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import { isConfirming, useForgetSent } from '../../forms/use-forget-sent.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { postInquiry } from './post-inquiry.ts'
import { useInquiryListByDefault } from './use-inquiry-list-by-default.ts'

const section = island(async () => (await import('./inquiry-section.tsx')).InquirySection)

const page = definePage([], async (input) => {
  // Loaded with the data, so that a first page view needs no script for its texts.
  const [{ loadInquiry }] = await Promise.all([import('./load-inquiry.ts'), section.load()])
  return loadInquiry(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const action = postInquiry

// Not cached: the page contains a sum question.
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.inquiry_title(), text: m.inquiry_description(), unlisted: true })
}

export default function InquiryPage() {
  const form = useLoaderData<typeof loader>()
  const { products, plan } = form
  const posted = usePosted<typeof action>()
  const { pathname, search } = useLocation()
  const { priceType } = useSettings()
  const isNothing = products.length === 0 && plan === null
  const isWaiting = useInquiryListByDefault(isNothing && !isConfirming(search))
  useForgetSent('inquiry', () => void forgetListed(products.map(({ slug }) => slug)))
  const [only, ...others] = products
  const isOne = only !== undefined && others.length === 0
  const title = isOne ? m.inquiry_title_product({ product: only.title.text }) : m.inquiry_title()
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs
        trail={[
          ...(isOne
            ? [{ title: only.title.text, path: localPath(only.path), lang: only.title.lang }]
            : []),
          { title: m.inquiry_title(), path: pathname + search },
        ]}
      />
      <h1>{title}</h1>
      {isWaiting ? (
        <p role="status">{m.form_loading()}</p>
      ) : (
        <>
          <EarlyDraft />
          <Island part={section} props={{ form, posted, search, priceType }} />
        </>
      )}
    </div>
  )
}

/** Sent machines leave the inquiry list. */
async function forgetListed(slugs: readonly string[]) {
  const { takeFromList } = await import('../../inquiry/add-to-list.ts').catch(() => ({
    takeFromList: () => undefined,
  }))
  takeFromList(slugs)
}
