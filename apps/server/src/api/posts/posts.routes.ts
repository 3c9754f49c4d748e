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

type Parts = Options & { posts: ReturnType<typeof createPostQueries> }

/** News: the latest, all, or one. */
export function postCalls(options: Options): Call[] {
  const parts = { ...options, posts: createPostQueries(options.db) }
  // The public API has two names for the call of one post.
  const paths = ['/site/getPostObj', '/site/getPostSingleObj']
  return [postsCall(parts), newestCall(parts), ...paths.map((path) => postCall(parts, path))]
}

async function presentAll({ listProducts }: Parts, rows: PostRow[]) {
  const ids = new Set(rows.flatMap((row) => row.product_ids))
  const products = await listProducts([...ids])
  return rows.map((row) => presentPost(row, products))
}

async function answerOne(parts: Parts, row: PostRow | null): Promise<Answer> {
  if (row === null) return { kind: 'notFound' }
  const [[post], { newer, older }] = await Promise.all([
    presentAll(parts, [row]),
    parts.posts.findNeighbours(row),
  ])
  const neighbours = { newer: presentNeighbour(newer), older: presentNeighbour(older) }
  return { kind: 'data', data: { ...post, ...neighbours } }
}

const postsCall = (parts: Parts) =>
  readCall({
    path: '/site/getPostsArr',
    summary: 'The latest news, or all with show_amount 99999',
    permission: 'content:read',
    query: postsQuery,
    answer: listOf(postSchema),
    reads,
    async handle({ query }) {
      const { posts } = parts
      const [rows, count] = await Promise.all([posts.listNewest(query.show_amount), posts.count()])
      return { kind: 'list', data: await presentAll(parts, rows), count }
    },
  })

const newestCall = (parts: Parts) =>
  readCall({
    path: '/site/getPostSingle',
    summary: 'The newest news post; counts a view unless no_count is set',
    permission: 'content:read',
    query: newestPostQuery,
    answer: dataOf(postWithNeighboursSchema),
    reads,
    // Only the handler knows which post's view to count.
    cacheKey: () => null,
    async handle({ query }) {
      const newest = (await parts.posts.listNewest(1))[0] ?? null
      if (newest !== null && !query.no_count) parts.countView(newest.post_slug)
      return answerOne(parts, newest)
    },
  })

const postCall = (parts: Parts, path: string) =>
  readCall({
    path,
    summary: 'A news post by its slug; counts a view unless no_count is set',
    permission: 'content:read',
    query: postQuery,
    answer: dataOf(postWithNeighboursSchema),
    reads,
    cacheKey: ({ query }) => query.post_slug,
    onAnswered({ query }) {
      if (!query.no_count) parts.countView(query.post_slug)
    },
    handle: async ({ query }) => answerOne(parts, await parts.posts.find(query.post_slug)),
  })
