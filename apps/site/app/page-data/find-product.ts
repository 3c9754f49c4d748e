import type { ApiClient } from '@minikran/contract/api-client'
import { foundOrNull } from './found.ts'

/** A product by its slug, not counted as a visit; null when it does not exist. */
export async function findProduct(api: ApiClient, product_slug: string) {
  return foundOrNull(await api.getProductObj({ product_slug, no_count: '1' }))
}
