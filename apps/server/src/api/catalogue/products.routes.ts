import {
  depotProductsQuery,
  listedProductSchema,
  productQuery,
  productSchema,
  productsQuery,
} from '@minikran/contract/catalogue'
import {
  formatLocalDateTime,
  instantOf,
  parseLocalDateTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'
import type { Database } from '../../database/client.ts'
import { productTables } from '../../database/content-tables.ts'
import { type Call, dataOf, listOf, readCall } from '../http/call.ts'
import { limits } from '../http/rate-limit.ts'
import { createDepotProductQueries } from './depot-products.queries.ts'
import { presentListedProduct, presentProduct } from './present-product.ts'
import { createProductQueries } from './products.queries.ts'
import { searchProducts } from './search-products.ts'
import { createVocabulary } from './search-vocabulary.ts'

type Options = { db: Database; countView: (productSlug: string) => void; now: () => number }

const popularHoldsMs = 10 * 60_000

/** Products: list, search and the product itself (contract §2). */
export function productCalls({ db, countView, now }: Options): Call[] {
  const products = createProductQueries(db)
  const listAtDepot = createDepotProductQueries(db)
  const vocabulary = createVocabulary(db, Date.now)

  const getProductsArr = readCall({
    path: '/site/getProductsArr',
    summary: 'Products, all or those that a search finds',
    permission: 'catalogue:read',
    query: productsQuery,
    answer: listOf(listedProductSchema),
    reads: productTables,
    // A free text would seldom be asked again, and reads the vocabulary too.
    keptBy: ({ query }) => (query.search === '' ? query : null),
    limits: ({ query }) => (query.search === '' ? [] : [limits.search]),
    async handle({ query }) {
      if (query.search === '') {
        const { rows, total } = await products.list(query.sort, query)
        const answer = { kind: 'list', data: rows.map(presentListedProduct), count: total } as const
        // Views and orders are counted all the time and drop nothing: the order is followed by the clock.
        return query.sort === 'popular'
          ? { ...answer, validUntilMs: Date.now() + popularHoldsMs }
          : answer
      }
      const found = await searchProducts(db, { search: query.search, vocabulary, page: query })
      const rows = await products.byIds(found.ids)
      return { kind: 'list', data: rows.map(presentListedProduct), count: found.total }
    },
  })

  const getProductObj = readCall({
    path: '/site/getProductObj',
    summary: 'A product; counts a view unless no_count is set',
    permission: 'catalogue:read',
    query: productQuery,
    answer: dataOf(productSchema),
    reads: [
      ...productTables,
      'prodtpls',
      'prodtplflds',
      'documents',
      'document_uses',
      'movies',
      'movie_uses',
    ],
    keptBy: ({ query }) => query.product_slug,
    onAnswered({ query }) {
      if (!query.no_count) countView(query.product_slug)
    },
    async handle({ query }) {
      const row = await products.findBySlug(query.product_slug)
      if (row === null) return { kind: 'notFound' }
      const { prodtpl_id } = row.product
      const template = prodtpl_id === null ? null : await products.findTemplate(prodtpl_id)
      return { kind: 'data', data: presentProduct(row, template) }
    },
  })

  const getDepotProductsArr = readCall({
    path: '/site/getDepotProductsArr',
    summary: 'Machines at a depot, or the courses that are still to come there',
    permission: 'catalogue:read',
    query: depotProductsQuery,
    answer: listOf(listedProductSchema),
    reads: productTables,
    async handle({ query: { depot_slug, kind, ...page } }) {
      const from = formatLocalDateTime(stockholmDateTime(now()))
      const { rows, total, next } = await listAtDepot(kind, { slug: depot_slug, from, ...page })
      const answer = { kind: 'list', data: rows.map(presentListedProduct), count: total } as const
      // A course that has begun is no longer one to come.
      const begins = kind === 'course' && next !== null ? parseLocalDateTime(next) : null
      if (begins === null) return answer
      return { ...answer, validUntilMs: instantOf(begins.date, begins.time) }
    },
  })

  return [getProductsArr, getProductObj, getDepotProductsArr]
}
