import type { ApiClient } from '@minikran/contract/api-client'
import type { Product } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isCourse } from '@minikran/domain/catalogue/product-types'
import { redirect } from 'react-router'
import { localPath } from '../../locale-path.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found, foundOrNull } from '../../page-data/found.ts'
import { aboutProduct } from '../../presentations/about-product.ts'
import { loadOpening } from './load-opening.ts'
import { productView } from './product-view.ts'

type Input = LoadInput<'prodcat' | 'prodsubcat' | 'product'>

/** All that a product's page shows; redirects to the product's own address. */
export async function loadProduct({ api, locale, params, url }: Input) {
  const [answer, presentations] = await Promise.all([
    // On the server the view is counted when the page is sent, also from the cache.
    api.getProductObj({
      product_slug: params.product,
      ...(import.meta.env.SSR && { no_count: '1' }),
    }),
    api.getPresentationsArr(aboutProduct(params.product)),
  ])
  const product = found(answer)
  const { prodcat_slug, prodsubcat_slug } = product
  if (params.prodcat !== prodcat_slug || params.prodsubcat !== prodsubcat_slug) {
    throw redirect(localPath(product.path, locale) + url.search, 301)
  }
  const { opening, ...around } = await loadAround(api, product, { url, locale })
  const shown = { ...around, presentations: found(presentations), url, locale }
  return { ...productView(product, shown), ...(opening && { opening }) }
}

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
    import.meta.env.SSR ? loadOpening(api, product, at) : null,
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
