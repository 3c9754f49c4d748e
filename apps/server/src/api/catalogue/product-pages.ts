import type { ListedProduct } from '@minikran/contract/catalogue'
import type { productsQuery } from '@minikran/contract/product-lists'
import type { z } from '@minikran/contract/z'
import {
  hasFilters,
  type ProductFilters,
  readFilters,
} from '@minikran/domain/catalogue/product-filters'
import type { ProductSort } from '@minikran/domain/catalogue/product-sort'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { findProductIds, type Selection } from './find-product-ids.ts'
import type { FindSearchHits } from './find-search-hits.ts'
import type { ListProducts } from './list-products.ts'
import { conditionsOf, orderOf } from './narrow-products.ts'
import { presentListedProduct } from './present-product.ts'
import type { ProductQueries } from './products.queries.ts'
import { type ProductSearch, searchCondition } from './search-products.ts'

type ListQuery = Omit<z.output<typeof productsQuery>, 'search'>
export type Lists = {
  db: Database
  queries: ProductQueries
  findSearchHits: FindSearchHits
  listProducts: ListProducts
}
type FoundProducts = { items: ListedProduct[]; total: number }
/** A category or subcategory, with the number of its products. */
type Category = { kind: 'prodcat' | 'prodsubcat'; id: number; product_count: number }

/** The filters of a checked query. */
export function filtersIn(query: Readonly<Record<string, unknown>>): ProductFilters {
  return readFilters((name) => {
    const value = query[name]
    return typeof value === 'string' ? [value] : []
  })
}

/** Whether an answer is worth caching: hardly two visitors type the same measures. */
export function isAskedAgain(query: Readonly<Record<string, unknown>>): boolean {
  const { ranges, own } = filtersIn(query)
  return ranges.length === 0 && own.length === 0
}

const popularHoldsMs = 10 * 60_000

/**
 * How long an answer is valid while its tables stay unchanged. Counted views and orders change the
 * popularity without dropping cached answers.
 */
export function holdingOf({ sort }: { sort: ProductSort }): { validUntilMs?: number } {
  return sort === 'popular' ? { validUntilMs: Date.now() + popularHoldsMs } : {}
}

/** One page of all products: of plain lists by a prepared query, else by their ids. */
export async function listAll(lists: Lists, query: ListQuery): Promise<FoundProducts> {
  const filters = filtersIn(query)
  const { sort } = query
  if (!hasFilters(filters) && (sort === 'order' || sort === 'popular')) {
    const { rows, total } = await lists.queries.list(sort, query)
    return { items: rows.map(presentListedProduct), total }
  }
  const order = orderOf(sort, query.lang)
  return listSelected(lists, { where: conditionsOf(filters), order, page: query })
}

/** One page of a category's or subcategory's products. */
export async function listInCategory(
  lists: Lists,
  { kind, id, product_count }: Category,
  query: ListQuery,
): Promise<FoundProducts> {
  const filters = filtersIn(query)
  if (!hasFilters(filters) && query.sort === 'order') {
    const rows = await lists.queries.listIn(kind, id, query)
    return { items: rows.map(presentListedProduct), total: product_count }
  }
  const isIn =
    kind === 'prodcat'
      ? sql`${prodsubcats.prodcat_id} = ${id}`
      : sql`${products.prodsubcat_id} = ${id}`
  const where = [isIn, ...conditionsOf(filters)]
  return listSelected(lists, { where, order: orderOf(query.sort, query.lang), page: query })
}

/** One page of what a search finds, best first unless the query has a sort. */
export async function listFound(
  lists: Lists,
  search: ProductSearch | null,
  query: ListQuery,
): Promise<FoundProducts> {
  if (search === null) return { items: [], total: 0 }
  const filters = filtersIn(query)
  if (!hasFilters(filters) && query.sort === 'order') {
    const { ids, total } = await lists.findSearchHits(search, query)
    return { items: await lists.listProducts(ids), total }
  }
  const condition = searchCondition(search)
  const where = [condition.where, ...conditionsOf(filters)]
  const order = [...orderOf(query.sort, query.lang), condition.order]
  return listSelected(lists, { where, order, page: query })
}

async function listSelected(
  { db, listProducts }: Lists,
  selection: Selection,
): Promise<FoundProducts> {
  const { ids, total } = await findProductIds(db, selection)
  return { items: await listProducts(ids), total }
}
