import type { CreateSiteHandler } from '@minikran/contract/site-handler'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSessionIn } from '../api/http/find-session.ts'
import { posts } from '../database/schema/content.ts'
import { products } from '../database/schema/products.ts'
import { signInAs } from '../testing/sign-in.ts'
import { createTestApi, type TestApi, testNow } from '../testing/test-api.ts'
import { type AnswerPreview, createPreviews } from './previews.ts'

// A site that only says what the API answers it.
const createSite: CreateSiteHandler =
  ({ callApi, publicUrl, isPreview }) =>
  async (request, visitor) => {
    const { pathname } = new URL(request.url)
    const slug = pathname.split('/').at(-1)
    const call = pathname.startsWith('/nyhet/')
      ? `getPostObj?post_slug=${slug}`
      : `getProductObj?product_slug=${slug}`
    const answer = await callApi(new Request(`${publicUrl}/api/site/${call}`), visitor)
    return Response.json({ isPreview, status: answer.status, ...(await answer.json()) })
  }

let api: TestApi
let answer: AnswerPreview
let draft: number
beforeAll(async () => {
  api = await createTestApi()
  answer = createPreviews({
    ...api.services,
    db: api.db,
    getSecret: async () => 'secret',
    now: () => testNow,
    createSite,
    site: {
      apiKey: 'public-site',
      publicUrl: api.services.publicUrl,
      mapTileUrl: null,
      analyticsSrc: null,
      isReady: () => true,
    },
    findSession: findSessionIn(api.db),
  })
  const [made] = await api.db
    .insert(posts)
    .values({ post_slug: 'osynlig', title_sv: 'Osynlig', publish_at: null })
    .returning({ id: posts.id })
  draft = made?.id ?? 0
})
afterAll(() => api.close())

async function ask(path: string, role: number | null) {
  const headers = role === null ? {} : await signInAs(api.db, role)
  const request = new Request(`${api.services.publicUrl}${path}`, { headers })
  return answer(request, { address: '192.0.2.1', requestId: 'test' })
}

test('staff sees a draft as it will be, kept nowhere, and it stays a draft', async () => {
  const seen = await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 62)
  expect(await seen?.json()).toMatchObject({
    isPreview: true,
    status: 200,
    data: { title_sv: 'Osynlig' },
  })
  expect(seen?.headers.get('cache-control')).toBe('private, no-store')
  expect(seen?.headers.get('x-robots-tag')).toBe('noindex')
  const [row] = await api.db.select().from(posts).where(eq(posts.id, draft))
  expect(row?.publish_at).toBeNull()
  expect((await api.get('getPostObj?post_slug=osynlig')).status).toBe(404)
})

test('a product in registration is seen as if it were active', async () => {
  const [row] = await api.db.select().from(products).where(eq(products.product_slug, 'utkast-demo'))
  const seen = await ask(`/produkter/a/b/utkast-demo?forhandsvisning=products-${row?.id}`, 60)
  expect(await seen?.json()).toMatchObject({ status: 200, data: { product_slug: 'utkast-demo' } })
  expect((await api.get('getProductObj?product_slug=utkast-demo')).status).toBe(404)
})

test('looking at a preview counts no view', async () => {
  const before = api.viewed.length
  await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 62)
  expect(api.viewed).toHaveLength(before)
})

test.each([
  ['a visitor', null, 'posts-draft'],
  ['a customer', 10, 'posts-draft'],
  ['staff, of an item that does not exist', 62, 'posts-999999'],
  ['staff, of what is no content', 100, 'companies-1'],
  ['staff, of nothing at all', 62, ''],
] as const)('for %s the parameter means nothing', async (_, role, named) => {
  const item = named.replace('draft', String(draft))
  expect(await ask(`/nyhet/osynlig?forhandsvisning=${item}`, role)).toBeNull()
})

test('many previews at once each see their own draft and leave no connection behind', async () => {
  const seen = await Promise.all(
    Array.from({ length: 15 }, () => ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 62)),
  )
  expect(seen.map((one) => one?.status)).toEqual(seen.map(() => 200))
})
