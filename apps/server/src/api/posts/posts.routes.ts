import type { ListedProduct } from '@minikran/contract/catalogue'
import {
  newestPostQuery,
  postQuery,
  postSchema,
  postsQuery,
  postWithNeighboursSchema,
} from '@minikran/contract/posts'
import type { Database } from '../../database/client.ts'
import { type ContentTable, productTables } from '../../database/content-tables.ts'
import { type Answer, type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import { presentNeighbour, presentPost } from './posts.present.ts'
import { createPostQueries, type PostRow } from './posts.queries.ts'

type Options = {
  db: Database
  listProducts: (ids: number[]) => Promise<ListedProduct[]>
  countView: (postSlug: string) => void
}

const reads: readonly ContentTable[] = ['posts', 'post_products', ...productTables]

/** News: the latest, all, or one. */
export function postCalls({ db, listProducts, countView }: Options): Call[] {
  const posts = createPostQueries(db)

  const presentAll = async (rows: PostRow[]) => {
    const ids = new Set(rows.flatMap((row) => row.product_ids))
    const products = await listProducts([...ids])
    return rows.map((row) => presentPost(row, products))
  }
  const answerOne = async (row: PostRow | null): Promise<Answer> => {
    if (row === null) return { kind: 'notFound' }
    const [[post], { newer, older }] = await Promise.all([
      presentAll([row]),
      posts.findNeighbours(row),
    ])
    const neighbours = { newer: presentNeighbour(newer), older: presentNeighbour(older) }
    return { kind: 'data', data: { ...post, ...neighbours } }
  }

  const getPostsArr = readCall({
    path: '/site/getPostsArr',
    summary: 'The latest news, or all with show_amount 99999',
    permission: 'content:read',
    query: postsQuery,
    answer: listOf(postSchema),
    reads,
    async handle({ query }) {
      const [rows, count] = await Promise.all([posts.listNewest(query.show_amount), posts.count()])
      return { kind: 'list', data: await presentAll(rows), count }
    },
  })
  const getPostSingle = readCall({
    path: '/site/getPostSingle',
    summary: 'The newest news post; counts a view unless no_count is set',
    permission: 'content:read',
    query: newestPostQuery,
    answer: dataOf(postWithNeighboursSchema),
    reads,
    // Only the handler knows which post's view to count.
    cacheKey: () => null,
    async handle({ query }) {
      const newest = (await posts.listNewest(1))[0] ?? null
      if (newest !== null && !query.no_count) countView(newest.post_slug)
      return answerOne(newest)
    },
  })
  // The public API has two names for this call.
  const bySlug = ['/site/getPostObj', '/site/getPostSingleObj'].map((path) =>
    readCall({
      path,
      summary: 'A news post by its slug; counts a view unless no_count is set',
      permission: 'content:read',
      query: postQuery,
      answer: dataOf(postWithNeighboursSchema),
      reads,
      cacheKey: ({ query }) => query.post_slug,
      onAnswered({ query }) {
        if (!query.no_count) countView(query.post_slug)
      },
      handle: async ({ query }) => answerOne(await posts.find(query.post_slug)),
    }),
  )
  return [getPostsArr, getPostSingle, ...bySlug]
}
