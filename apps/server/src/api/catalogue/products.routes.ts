import { listedProductSchema, productQuery, productSchema } from '@minikran/contract/catalogue'
import {
  depotProductsQuery,
  productFiltersQuery,
  productFiltersSchema,
  productsQuery,
  relatedQuery,
} from '@minikran/contract/product-lists'
import { hasFilters } from '@minikran/domain/catalogue/product-filters'
import {
  formatLocalDateTime,
  instantOf,
  parseLocalDateTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'
import { type SQL, sql } from 'drizzle-orm'
import { productTables } from '../../database/content-tables.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { limits } from '../../http/rate-limit.ts'
import { type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import { countFilters } from './count-filters.ts'
import { createDepotProductQueries } from './depot-products.queries.ts'
import { createFrequentSearches, normalizedSearch } from './frequent-searches.ts'
import { presentListedProduct, presentProduct } from './present-product.ts'
import {
  filtersIn,
  holdingOf,
  isAskedAgain,
  type Lists,
  listAll,
  listFound,
} from './product-pages.ts'
import { listRelated } from './related-products.ts'
import { readSearch, searchCondition } from './search-products.ts'
import type { Vocabulary } from './search-vocabulary.ts'
import { seatsHoldMs } from './seats-left.ts'

const noFilterAnswer = { all: 0, count: 0, filters: [], own_filters: [] }

type Options = {
  lists: Lists
  vocabulary: Vocabulary
  countView: (productSlug: string) => void
  recordMiss: (words: string) => void
  now: () => number
}

/** The cache key of a list; null for typed measures and for the first request of a search. */
function createListKey() {
  const isFrequent = createFrequentSearches()
  return <Query extends { search: string }>(query: Query): Query | null => {
    if (!isAskedAgain(query)) return null
    if (query.search === '') return query
    const search = normalizedSearch(query.search)
    return search !== '' && isFrequent(search) ? { ...query, search } : null
  }
}

/** Products: list, search, filters and the product itself. */
export const productCalls = (options: Options): Call[] => [
  productsCall(options),
  filtersCall(options),
  productCall(options),
  relatedCall(options),
  depotProductsCall(options),
]

function productsCall({ lists, vocabulary, recordMiss }: Options): Call {
  // A page requests list and filters of the same search: each call remembers its own searches.
  const keyOf = createListKey()
  return readCall({
    path: '/site/getProductsArr',
    summary: 'Products, all or those that a search finds',
    permission: 'catalogue:read',
    query: productsQuery,
    answer: listOf(listedProductSchema),
    reads: productTables,
    cacheKey: ({ query }) => keyOf(query),
    limits: ({ query }) => (query.search === '' ? [] : [limits.search]),
    async handle({ query }) {
      const { search } = query
      const { items, total } =
        search === ''
          ? await listAll(lists, query)
          : await listFound(lists, await readSearch(search, vocabulary), query)
      if (search !== '' && total === 0 && query.page === 1 && !hasFilters(filtersIn(query))) {
        recordMiss(normalizedSearch(search))
        // Not cached: every search without hits is counted.
        return { kind: 'list', data: [], count: 0, validUntilMs: 0 }
      }
      return { kind: 'list', data: items, count: total, ...holdingOf(query) }
    },
  })
}

function filtersCall({ lists, vocabulary }: Options): Call {
  const keyOf = createListKey()
  return readCall({
    path: '/site/getProductFiltersObj',
    summary: 'What a list of products can be narrowed by, and how many are left',
    permission: 'catalogue:read',
    query: productFiltersQuery,
    answer: dataOf(productFiltersSchema),
    reads: [...productTables, 'prodtpls', 'prodtplflds'],
    cacheKey: ({ query }) => keyOf(query),
    limits: ({ query }) => (query.search === '' ? [] : [limits.search]),
    async handle({ query }) {
      const { search, prodcat_slug, prodsubcat_slug } = query
      const found = search === '' ? null : await readSearch(search, vocabulary)
      if (search !== '' && found === null) return { kind: 'data', data: noFilterAnswer }
      const scope: SQL[] = [
        ...(prodcat_slug === undefined ? [] : [sql`${prodcats.prodcat_slug} = ${prodcat_slug}`]),
        ...(prodsubcat_slug === undefined
          ? []
          : [sql`${prodsubcats.prodsubcat_slug} = ${prodsubcat_slug}`]),
        ...(found === null ? [] : [searchCondition(found).where]),
      ]
      const data = await countFilters(lists.db, { scope, filters: filtersIn(query) })
      return { kind: 'data', data }
    },
  })
}

const productCall = ({ lists: { queries }, countView, now }: Options) =>
  readCall({
    path: '/site/getProductObj',
    summary: 'A product; counts a view unless no_count is set',
    permission: 'catalogue:read',
    query: productQuery,
    answer: dataOf(productSchema),
    reads: [
      ...productTables,
      'prodtpls',
      'prodtplflds',
      'craneselectors',
      'documents',
      'document_uses',
      'movies',
      'movie_uses',
    ],
    cacheKey: ({ query }) => query.product_slug,
    onAnswered({ query }) {
      if (!query.no_count) countView(query.product_slug)
    },
    async handle({ query }) {
      const row = await queries.findBySlug(query.product_slug)
      if (row === null) return { kind: 'notFound' }
      const { prodtpl_id } = row.product
      const [template, seatsLeft] = await Promise.all([
        prodtpl_id === null ? null : queries.findTemplate(prodtpl_id),
        queries.countSeatsLeft(row),
      ])
      return {
        kind: 'data',
        data: presentProduct(row, { template, seatsLeft }),
        ...(seatsLeft !== null && { validUntilMs: now() + seatsHoldMs }),
      }
    },
  })

const relatedCall = ({ lists }: Options) =>
  readCall({
    path: '/site/getRelatedProductsArr',
    summary: 'Machines of the same kind that may be taken instead, the nearest first',
    permission: 'catalogue:read',
    query: relatedQuery,
    answer: listOf(listedProductSchema),
    reads: productTables,
    async handle({ query }) {
      const related = await listRelated(lists, query.product_slug)
      if (related === null) return { kind: 'notFound' }
      return { kind: 'list', data: related, count: related.length }
    },
  })

function depotProductsCall({ lists, now }: Options): Call {
  const listAtDepot = createDepotProductQueries(lists.db)
  return readCall({
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
}
