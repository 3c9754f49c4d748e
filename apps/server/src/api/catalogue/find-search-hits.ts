import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'
import { type FoundIds, readPage } from './find-product-ids.ts'
import type { Page } from './products.queries.ts'
import {
  type ProductSearch,
  preparedCondition,
  type SearchShape,
  searchParameters,
} from './search-products.ts'

/** The ids of one page of what a search finds, best first, and how many it finds. */
export type FindSearchHits = (search: ProductSearch, page: Page) => Promise<FoundIds>

/**
 * With one prepared statement for each shape of a search: to write the statement anew for each search
 * took a third of its time.
 */
export function createFindSearchHits(db: Database): FindSearchHits {
  const prepared = new Map<string, ReturnType<typeof prepareSearch>>()
  const statementFor = (shape: SearchShape) => {
    const name = `products_found_by_${shape.count}_words_${shape.short}_short`
    const known = prepared.get(name) ?? prepareSearch(db, { name, shape })
    prepared.set(name, known)
    return known
  }
  return (search, page) => {
    const statement = statementFor(search)
    const values = searchParameters(search)
    return readPage((limit, offset) => statement.execute({ ...values, limit, offset }), page)
  }
}

function prepareSearch(db: Database, { name, shape }: { name: string; shape: SearchShape }) {
  const { where, order } = preparedCondition(shape)
  return db
    .select({ id: products.id, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(and(where, isVisibleProduct()))
    .orderBy(order, products.order, products.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name)
}
