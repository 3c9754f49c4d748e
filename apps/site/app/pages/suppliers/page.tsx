import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useEffect } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { pageTextData } from '../../content/page-text-data.ts'
import { Island, island } from '../../islands/island.tsx'
import { definePage, type LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { type OpenedSupplier, supplier } from './supplier-view.ts'

const list = island(async () => (await import('./supplier-list.tsx')).SupplierList)
const dialog = island(async () => (await import('./supplier-dialog.tsx')).SupplierDialog)

const page = definePage([], async (input) => {
  const { api, locale, url } = input
  const [text, makes, opened] = await Promise.all([
    api.getPageObj({ page_key: pageKey(url) }),
    api.getManufacturersArr(),
    loadOpened(input),
    list.load(),
  ])
  const all = found(makes).map((make) => supplier(make, locale))
  return { text: await pageTextData(text, locale), all, opened, show: url.searchParams.get('visa') }
})

/** The make in the address; an unknown one is shown in the list, a failure leads to /fel. */
async function loadOpened({
  api,
  locale,
  url,
}: LoadInput): Promise<OpenedSupplier | 'unknown' | null> {
  const slug = url.searchParams.get('tillverkare')
  if (slug === null) return null
  const answer = await api.getManufacturerObj({ manufacturer_slug: slug })
  if (!answer.ok && (answer.status === 404 || answer.status === 422)) return 'unknown'
  const { products, ...make } = found(answer)
  // Loaded only when a make is opened.
  const [{ productCards }] = await Promise.all([
    import('../../products/product-cards.ts'),
    dialog.load(),
  ])
  return { ...supplier(make, locale), cards: await productCards(products, locale) }
}

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_suppliers(), loaderData.text)
}

export default function SuppliersPage() {
  const { text, all, opened, show } = useLoaderData<typeof loader>()
  const isOpen = opened !== null && opened !== 'unknown'
  // An opened dialog becomes modal without waiting for an interaction.
  useEffect(() => {
    if (isOpen) dialog.load().catch(() => {})
  }, [isOpen])
  const numberOf = (makes: unknown[]) => numberText(makes.length, getLocale())
  const facts = [
    { label: m.fact_makes_rented(), value: numberOf(all.filter(({ count }) => count > 0)) },
    { label: m.fact_makes_repaired(), value: numberOf(all.filter(({ repairs }) => repairs)) },
    { label: m.fact_makes_sold(), value: numberOf(all.filter(({ sales }) => sales)) },
  ]
  return (
    <ContentPage name={m.page_suppliers()} text={text} facts={facts}>
      {opened === 'unknown' && (
        <p role="status" className="border border-orange p-3">
          {m.suppliers_unknown()}
        </p>
      )}
      <Island part={list} props={{ all, show }} />
      {isOpen && <Island key={opened.slug} part={dialog} props={{ supplier: opened }} />}
    </ContentPage>
  )
}
