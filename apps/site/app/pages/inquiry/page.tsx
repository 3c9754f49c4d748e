import type { ApiClient } from '@minikran/contract/api-client'
import { m } from '@minikran/i18n/messages'
import { useEffect } from 'react'
import { type ActionFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { FormPage } from '../../forms/form-page.tsx'
import { takePictures } from '../../forms/pictures/take-pictures.ts'
import { postForm } from '../../forms/post-form.ts'
import { isConfirming } from '../../forms/use-confirmed-form.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { hoursSets } from '../../inquiry/hours-sets.ts'
import { addressWithMachines } from '../../inquiry/inquiry-address.ts'
import { inquiryCase } from '../../inquiry/inquiry-case.ts'
import { slugsIn, takeFromList } from '../../inquiry/inquiry-list.ts'
import { inquiryFields } from '../../inquiry/inquiry-values.ts'
import { loadProducts } from '../../inquiry/load-products.ts'
import { useInquiryList } from '../../inquiry/use-inquiry-list.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { storedSentCases } from '../../sent-cases/sent-case-storage.ts'
import { planInAddress } from './plan-in-address.ts'
import { productSlugsInAddress } from './product-slugs-in-address.ts'

const section = island(async () => (await import('./inquiry-section.tsx')).InquirySection)

const page = definePage([], async (input) => {
  // Loaded with the data, so that a first page view needs no script for its texts.
  const [{ loadInquiry }] = await Promise.all([import('./load-inquiry.ts'), section.load()])
  return loadInquiry(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

/** The POST of the inquiry without script. */
export function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const slugs = productSlugsInAddress(url)
  const plan = planInAddress(url)
  return postForm({
    request,
    site,
    fields: inquiryFields(slugs),
    takeFiles: (sent) => takePictures(site.forms, sent),
    formFor: async (values, priceType) => {
      const [city, hours, products] = await Promise.all([
        cityOf(site.api, values.depot_id),
        site.api.getDepotHours({ depot_id: Number(values.depot_id) }),
        loadProducts(slugs, site),
      ])
      // Without hours, the API checks the times.
      const known = hours.ok ? hoursSets(hours.data) : undefined
      return inquiryCase({ forms: site.forms, products, priceType, plan, city, hoursSets: known })
    },
  })
}

// Not cached: the page contains a sum question.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.inquiry_title(), text: m.inquiry_description(), unlisted: true })
}

export default function InquiryPage() {
  const form = useLoaderData<typeof loader>()
  const { products, plan } = form
  const posted = usePosted<typeof action>()
  const { search } = useLocation()
  const { priceType } = useSettings()
  const isNothing = products.length === 0 && plan === null
  const isWaiting = useInquiryListByDefault(isNothing && !isConfirming(search))
  // The sent cases are below the form; the browser alone knows them.
  useEffect(() => {
    if (storedSentCases() !== '') section.load().catch(() => {})
  }, [])
  const names = products.map(({ title }) => title.text).join(', ')
  const [only, ...others] = products
  const one = only !== undefined && others.length === 0 ? only : null
  return (
    <FormPage
      trail={
        one === null
          ? []
          : [{ title: one.title.text, path: localPath(one.path), lang: one.title.lang }]
      }
      crumb={m.inquiry_title()}
      title={
        one === null ? m.inquiry_title() : m.inquiry_title_product({ product: one.title.text })
      }
      form={{ draft: 'inquiry', kind: 'inquiry', about: names }}
      onConfirmed={() => takeFromList(products.map(({ slug }) => slug))}
    >
      {isWaiting ? (
        <p role="status">{m.form_loading()}</p>
      ) : (
        <Island part={section} props={{ form, posted, search, priceType }} />
      )}
    </FormPage>
  )
}

/** Redirects an address without machines to one with the inquiry list and the same lift; true meanwhile. */
function useInquiryListByDefault(isNothing: boolean): boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const listed = useInquiryList()
  // Machines in the address that no longer exist are not replaced.
  const isListed = isNothing && listed !== '' && !new URLSearchParams(search).has('produkt')
  // Local storage, which the server does not see.
  useEffect(() => {
    if (isListed) void navigate(addressWithMachines(slugsIn(listed), search), { replace: true })
  }, [isListed, listed, navigate, search])
  return isListed
}

async function cityOf(api: ApiClient, depotId: string): Promise<string | null> {
  const depots = await api.getDepotsArr()
  if (!depots.ok) return null
  return depots.data.find(({ id }) => String(id) === depotId)?.corp_city ?? null
}
