import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Database } from '../../database/client.ts'
import { presentListedProduct } from './present-product.ts'
import { createProductQueries } from './products.queries.ts'

/** The public products among the ids, in their order. */
export type ListProducts = (ids: number[]) => Promise<ListedProduct[]>

export function productsIn(db: Database): ListProducts {
  const products = createProductQueries(db)
  return async (ids) => (await products.byIds(ids)).map(presentListedProduct)
}
