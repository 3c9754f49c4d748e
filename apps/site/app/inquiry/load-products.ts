import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type InquiryProduct, inquiryProduct } from './inquiry-product.ts'

type From = { api: Pick<ApiClient, 'getProductObj'>; locale: Locale }

/** The products of the given slugs, without those that no longer exist. */
export async function loadProducts(
  slugs: readonly string[],
  { api, locale }: From,
): Promise<InquiryProduct[]> {
  const answers = await Promise.all(
    slugs.map((slug) => api.getProductObj({ product_slug: slug, no_count: '1' })),
  )
  return answers.flatMap((answer) => (answer.ok ? [inquiryProduct(answer.data, locale)] : []))
}
