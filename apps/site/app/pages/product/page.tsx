import type { ApiClient } from '@minikran/contract/api-client'
import type { Product } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isCourse } from '@minikran/domain/catalogue/product-types'
import { m } from '@minikran/i18n/messages'
import {
  type MetaArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, foundOrNull } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { aboutProduct } from '../../presentations/about-product.ts'
import { chartOrderParameter } from './load-chart/load-chart-order.ts'
import { courseView, machineView } from './view-islands.ts'

const names = ['prodcat', 'prodsubcat', 'product'] as const

/** Other data of a product's page: load chart, courses, depot and related machines. */
async function loadAround(api: ApiClient, product: Product, at: { url: URL; locale: Locale }) {
  const { craneselector_slug: slug, product_slug, depot } = product
  const isMachine = !isCourse(product.type)
  const [crane, educations, related, place, opening] = await Promise.all([
    slug === null ? null : api.getCraneselectorObj({ slug }),
    isMachine ? api.getEducationsArr() : null,
    isMachine ? api.getRelatedProductsArr({ product_slug }) : null,
    depot === null ? null : api.getDepotObj({ depot_slug: depot.depot_slug }),
    // In the browser the form loads it.
    import.meta.env.SSR
      ? import('./load-opening.ts').then(({ loadOpening }) => loadOpening(api, product, at))
      : null,
  ])
  return {
    crane: crane && foundOrNull(crane),
    // Failures of these calls do not fail the page.
    educations: educations?.ok ? educations.data : [],
    related: related?.ok ? related.data : [],
    depot: place?.ok ? place.data : null,
    opening,
  }
}

const page = definePage(names, async ({ api, locale, params, url }) => {
  const [answer, presentations, { productView }] = await Promise.all([
    // On the server the view is counted when the page is sent, also from the cache.
    api.getProductObj({
      product_slug: params.product,
      ...(import.meta.env.SSR && { no_count: '1' }),
    }),
    api.getPresentationsArr(aboutProduct(params.product)),
    // Loaded with the data, so that a first page view needs no script for its texts.
    import('./product-view.ts'),
    courseView.load(),
    machineView.load(),
  ])
  const product = found(answer)
  const { prodcat_slug, prodsubcat_slug } = product
  if (params.prodcat !== prodcat_slug || params.prodsubcat !== prodsubcat_slug) {
    throw redirect(localPath(product.path, locale) + url.search, 301)
  }
  const { opening, ...around } = await loadAround(api, product, { url, locale })
  const shown = { ...around, presentations: found(presentations), url, locale }
  return { ...productView(product, shown), ...(opening && { opening }) }
})

export const handle = {
  cacheParameters: [chartOrderParameter],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader

/** Sorting the load chart or changing the radius needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSame = change.currentUrl.pathname === change.nextUrl.pathname
  return !isSame && page.shouldRevalidate(change)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, content, course } = loaderData
  const text = content.text || m.products_description()
  if (course === null) return pageMeta({ title: title.text, text })
  const day = course.occasion === null ? '' : `, ${course.occasion}`
  return pageMeta({ title: title.text + day, text: `${course.line}${day}. ${text}` })
}

export default function ProductPage() {
  const product = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  const { title, prodcat, prodcatTitle, prodsubcat, prodsubcatTitle } = product
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs
        trail={[
          { title: m.products_title(), path: pathTo('/produkter') },
          {
            title: prodcatTitle.text,
            path: pathTo('/produkter/:prodcat', { prodcat }),
            lang: prodcatTitle.lang,
          },
          {
            title: prodsubcatTitle.text,
            path: pathTo('/produkter/:prodcat/:prodsubcat', { prodcat, prodsubcat }),
            lang: prodsubcatTitle.lang,
          },
          { title: title.text, path: localPath(product.path), lang: title.lang },
        ]}
      />
      <Island
        // Machine and course share no elements.
        key={product.course === null ? 'machine' : 'course'}
        part={product.course === null ? machineView : courseView}
        props={{ product, priceType }}
      />
    </div>
  )
}
