import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isMissing } from '../page-data/found.ts'
import { takeFromList } from './inquiry-list.ts'
import { type InquiryProduct, inquiryProduct } from './inquiry-product.ts'

type Api = Pick<ApiClient, 'getProductObj'>
type From = { api: Api; locale: Locale }

/** The products of the given slugs, without those that no longer exist. */
export async function loadProducts(
  slugs: readonly string[],
  { api, locale }: From,
): Promise<InquiryProduct[]> {
  const answers = await requestProducts(slugs, api)
  return answers.flatMap((answer) => (answer.ok ? [inquiryProduct(answer.data, locale)] : []))
}

/** Requests products. In the browser, those that no longer exist leave the inquiry list. */
export async function requestProducts(slugs: readonly string[], api: Api) {
  const answers = await Promise.all(
    slugs.map((slug) => api.getProductObj({ product_slug: slug, no_count: '1' })),
  )
  const isGone = answers.map((answer) => !answer.ok && isMissing(answer))
  if (!import.meta.env.SSR && isGone.includes(true)) {
    takeFromList(slugs.filter((_, index) => isGone[index]))
  }
  return answers
}
