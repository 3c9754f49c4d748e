import type { ListedProduct } from '@minikran/contract/catalogue'
import {
  listedPresentationSchema,
  presentationQuery,
  presentationSchema,
  presentationsQuery,
} from '@minikran/contract/presentations'
import type { Database } from '../../database/client.ts'
import { type ContentTable, productTables } from '../../database/content-tables.ts'
import { type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import { presentContent, presentPresentation } from './presentations.present.ts'
import { createPresentationQueries, type PresentationRow } from './presentations.queries.ts'

type Options = {
  db: Database
  listProducts: (ids: number[]) => Promise<ListedProduct[]>
  countView: (presentationSlug: string) => void
}

const listReads: readonly ContentTable[] = [
  'presentations',
  'presentationcontents',
  ...productTables,
]
const reads: readonly ContentTable[] = [
  ...listReads,
  'documents',
  'document_uses',
  'movies',
  'movie_uses',
]

/** Presentations: the latest, all, those about a product, or one with its pages. */
export function presentationCalls({ db, listProducts, countView }: Options): Call[] {
  const presentations = createPresentationQueries(db)

  const presentAll = async (rows: PresentationRow[]) => {
    const ids = rows.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]))
    const products = await listProducts([...new Set(ids)])
    return rows.map((row) => presentPresentation(row, products))
  }
  const getPresentationsArr = readCall({
    path: '/site/getPresentationsArr',
    summary: 'The latest presentations, or all with show_amount 99999',
    permission: 'content:read',
    query: presentationsQuery,
    answer: listOf(listedPresentationSchema),
    reads: listReads,
    async handle({ query }) {
      const { rows, total } = await presentations.listNewest(query.show_amount, query.product_slug)
      return { kind: 'list', data: await presentAll(rows), count: total }
    },
  })
  const getPresentationObj = readCall({
    path: '/site/getPresentationObj',
    summary: 'A presentation with its pages; counts a view unless no_count is set',
    permission: 'content:read',
    query: presentationQuery,
    answer: dataOf(presentationSchema),
    reads,
    cacheKey: ({ query }) => query.presentation_slug,
    onAnswered({ query }) {
      if (!query.no_count) countView(query.presentation_slug)
    },
    async handle({ query }) {
      const row = await presentations.find(query.presentation_slug)
      if (row === null) return { kind: 'notFound' }
      const [[presentation], contents] = await Promise.all([
        presentAll([row]),
        presentations.listContents(row.id),
      ])
      const presentationcontents = contents.map(presentContent)
      return { kind: 'data', data: { ...presentation, presentationcontents } }
    },
  })
  return [getPresentationsArr, getPresentationObj]
}
