import type { ListedProduct } from '@minikran/contract/catalogue'
import { LRUCache } from 'lru-cache'
import type { WhileUnchanged } from '../../response-cache/while-unchanged.ts'
import { presentListedProduct } from './present-product.ts'
import type { ProductQueries } from './products.queries.ts'

/** The public products among the ids, in their order. */
export type ListProducts = (ids: readonly number[]) => Promise<ListedProduct[]>

/** A product takes some 3 kB. */
const mostRemembered = 1_000

/** Products by their ids, remembered while content is unchanged: a search then only reads ids. */
export function createListProducts(
  queries: ProductQueries,
  whileUnchanged: WhileUnchanged,
): ListProducts {
  const remembered = whileUnchanged(
    () => new LRUCache<number, ListedProduct>({ max: mostRemembered }),
  )
  return async (ids) => {
    const known = await remembered()
    // Of its own: a list of all products is longer than what is remembered.
    const found = new Map<number, ListedProduct>()
    for (const id of ids) {
      const product = known.get(id)
      if (product !== undefined) found.set(id, product)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const row of await queries.byIds(missing)) {
      const product = presentListedProduct(row)
      known.set(product.id, product)
      found.set(product.id, product)
    }
    return ids.map((id) => found.get(id)).filter((product) => product !== undefined)
  }
}
