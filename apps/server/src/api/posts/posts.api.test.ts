import {
  type Post,
  type PostWithNeighbours,
  postSchema,
  postWithNeighboursSchema,
} from '@minikran/contract/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPosts } from '../../../demo/posts.ts'
import { posts } from '../../database/schema/content.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List = { data: Post[]; count: number }
const list = async (query: string) => (await (await api.get(`getPostsArr${query}`)).json()) as List
const one = async (call: string) =>
  ((await (await api.get(call)).json()) as { data: PostWithNeighbours }).data
const slugs = ({ data }: List) => data.map((post) => post.post_slug)
const newestFirst = demoPosts.map((post) => post.slug)

test('six of the latest are listed unless more are asked for, and all are counted', async () => {
  const latest = await list('')
  expect(slugs(latest)).toEqual(newestFirst.slice(0, 6))
  expect(latest.count).toBe(demoPosts.length)
})

test('an empty amount is none: the latest', async () => {
  expect(slugs(await list('?show_amount='))).toEqual(newestFirst.slice(0, 6))
})

test('99999 means all, and every post fits its description', async () => {
  const all = await list('?show_amount=99999')
  expect(slugs(all)).toEqual(newestFirst)
  for (const post of all.data) expect(postSchema.safeParse(post).success).toBe(true)
})

test('a post has its products in their order, with pictures and addresses', async () => {
  const expected = demoPosts.map(({ slug, products: own }) => [slug, own])
  const all = await list('?show_amount=99999')
  const shown = all.data.map((post) => [
    post.post_slug,
    post.products.map((product) => product.product_slug),
  ])
  expect(shown).toEqual(expected)
  for (const { products: own } of all.data) {
    for (const product of own) {
      expect(product.path).toMatch(/^\/produkter\/.+\/.+\//)
      expect(product.images).toBeInstanceOf(Array)
    }
  }
})

test('the newest, and a post by its slug under both names, are the same', async () => {
  const [slug] = newestFirst
  const answers = await Promise.all([
    one('getPostSingle'),
    one(`getPostSingleObj?post_slug=${slug}`),
    one(`getPostObj?post_slug=${slug}`),
  ])
  const parsed = postWithNeighboursSchema.safeParse(answers[0])
  expect(parsed.success).toBe(true)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]?.post_slug).toBe(slug)
})

test('every post names the ones before and after it', async () => {
  for (const [index, slug] of newestFirst.entries()) {
    const { newer, older } = await one(`getPostObj?post_slug=${slug}`)
    expect([newer?.post_slug, older?.post_slug]).toEqual([
      newestFirst[index - 1],
      newestFirst[index + 1],
    ])
  }
})

test('posts of one moment stand, and follow each other, in the company’s order', async () => {
  const [first = '', second = '', third = ''] = newestFirst
  for (const [order, slug] of [second, third, first].entries()) {
    const set = { publish_at: new Date('2026-11-01T06:00:00Z'), order }
    await changeDuringTest(api.db, posts, { set, where: eq(posts.post_slug, slug) })
  }
  const shown = slugs(await list('?show_amount=99999'))
  const at = shown.indexOf(second)
  expect(shown.slice(at, at + 3)).toEqual([second, third, first])
  const { older } = await one(`getPostObj?post_slug=${second}`)
  const { newer } = await one(`getPostObj?post_slug=${first}`)
  expect([older?.post_slug, newer?.post_slug]).toEqual([third, third])
})

test('a look is counted unless no_count is set', async () => {
  const before = api.viewed.length
  await one('getPostObj?post_slug=sa-raknas-hyran&no_count=1')
  await one('getPostObj?post_slug=sa-raknas-hyran')
  expect(api.viewed.slice(before)).toEqual(['sa-raknas-hyran'])
})

test.each([
  ['getPostsArr?show_amount=0', 422],
  ['getPostsArr?show_amount=-1', 422],
  ['getPostsArr?show_amount=alla', 422],
  ['getPostsArr?show_amount=1.5', 422],
  ['getPostsArr?show_amount=100000', 422],
  ['getPostsArr?page=1', 200],
  ['getPostObj', 422],
  ['getPostObj?post_slug=', 422],
  ['getPostObj?post_slug=finns-inte', 404],
  ['getPostSingleObj?post_slug=%27%20or%201%3D1', 404],
  ['getPostSingle?post_slug=x', 200],
])('%s answers %i', async (call, status) => {
  expect((await api.get(call)).status).toBe(status)
})

test.each([
  ['trashed', { deleted_at: fromNow() }],
  ['not published yet', { publish_at: fromNow({ minutes: 1 }) }],
  ['without a publish time', { publish_at: null }],
  ['unpublished', { unpublish_at: fromNow({ minutes: -1 }) }],
])('a post that is %s is nowhere', async (_, set) => {
  const [hidden = '', next = ''] = newestFirst
  await changeDuringTest(api.db, posts, { set, where: eq(posts.post_slug, hidden) })
  const all = await list('?show_amount=99999')
  expect([slugs(all).includes(hidden), all.count]).toEqual([false, demoPosts.length - 1])
  expect((await api.get(`getPostObj?post_slug=${hidden}`)).status).toBe(404)
  const answer = await api.get(`getPostObj?post_slug=${next}`)
  expect(((await answer.json()) as { data: PostWithNeighbours }).data.newer).toBeNull()
})

test('a product that is not public is not shown with a post', async () => {
  const where = eq(products.product_slug, 'jekko-spx532')
  await changeDuringTest(api.db, products, { set: { status: 2 }, where })
  const text = await (await api.get('getPostsArr?show_amount=99999')).text()
  expect(text).not.toContain('"product_slug":"jekko-spx532"')
})

test('without any news the newest is not found and the list is empty', async () => {
  await changeDuringTest(api.db, posts, { set: { deleted_at: fromNow() } })
  expect((await api.get('getPostSingle')).status).toBe(404)
  expect(await list('')).toEqual({ data: [], count: 0 })
})
