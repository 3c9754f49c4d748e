import type { CreateSiteHandler } from '@minikran/contract/site-handler'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSessionIn } from '../api/calls/find-session.ts'
import { prodcats, prodsubcats } from '../database/schema/catalogue.ts'
import { posts } from '../database/schema/content.ts'
import { products } from '../database/schema/products.ts'
import { logInRole } from '../testing/sessions.ts'
import { createTestApi, type TestApi, testNow } from '../testing/test-api.ts'
import { type AnswerPreview, createPreviews } from './previews.ts'

// A site that only says what the API answers it.
const createSite: CreateSiteHandler =
  ({ callApi, publicUrl, preview }) =>
  async (request, visitor) => {
    const { pathname } = new URL(request.url)
    const call = callFor(pathname.split('/').slice(1))
    const answer = await callApi(new Request(`${publicUrl}/api/site/${call}`), visitor)
    return Response.json({ preview, status: answer.status, ...JSON.parse(await answer.text()) })
  }

function callFor([page, prodcat = '', prodsubcat, product]: readonly string[]): string {
  if (page === 'nyhet') return `getPostObj?post_slug=${prodcat}`
  if (product !== undefined) return `getProductObj?product_slug=${product}`
  return prodsubcat === undefined
    ? `getProdcatObj?prodcat_slug=${prodcat}`
    : `getProdsubcatObj?prodcat_slug=${prodcat}&prodsubcat_slug=${prodsubcat}`
}

let api: TestApi
let answer: AnswerPreview
let draft: number
let requiresSecondStep = false
beforeAll(async () => {
  api = await createTestApi()
  answer = createPreviews({
    ...api.services,
    get requireSecondStep() {
      return requiresSecondStep
    },
    db: api.db,
    getSecret: async () => 'secret',
    now: () => testNow,
    createSite,
    site: {
      apiKey: 'public-site',
      publicUrl: api.services.publicUrl,
      mapTiles: null,
      analyticsSrc: null,
      isReady: () => true,
      beforeRender: async () => undefined,
      onError: () => undefined,
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
  const headers = role === null ? {} : (await logInRole(api.db, role)).headers
  const request = new Request(`${api.services.publicUrl}${path}`, { headers })
  return answer(request, { address: '192.0.2.1', requestId: 'test' })
}

test('staff sees a draft as it will be, kept nowhere, and it stays a draft', async () => {
  const seen = await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 62)
  expect(await seen?.json()).toMatchObject({
    preview: { date: null },
    status: 200,
    data: { title_sv: 'Osynlig' },
  })
  expect(seen?.headers.get('cache-control')).toBe('private, no-store')
  expect(seen?.headers.get('x-robots-tag')).toBe('noindex')
  const [row] = await api.db.select().from(posts).where(eq(posts.id, draft))
  expect(row?.publish_at).toBeNull()
  expect((await api.get('getPostObj?post_slug=osynlig')).status).toBe(404)
})

test('who still has to set up the second step of the log-in sees no preview', async () => {
  requiresSecondStep = true
  expect(await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 100)).toBeNull()
  expect(await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 62)).not.toBeNull()
  requiresSecondStep = false
  expect(await ask(`/nyhet/osynlig?forhandsvisning=posts-${draft}`, 100)).not.toBeNull()
})

test.each(['4294967296', '2147483648'])(
  'a number that no item can have (%s) is no preview',
  async (id) => {
    expect(await ask(`/nyhet/osynlig?forhandsvisning=posts-${id}`, 62)).toBeNull()
  },
)

test('a product in registration is seen as if it were active', async () => {
  const [row] = await api.db.select().from(products).where(eq(products.product_slug, 'utkast-demo'))
  const seen = await ask(`/produkter/a/b/utkast-demo?forhandsvisning=products-${row?.id}`, 60)
  expect(await seen?.json()).toMatchObject({ status: 200, data: { product_slug: 'utkast-demo' } })
  expect((await api.get('getProductObj?product_slug=utkast-demo')).status).toBe(404)
})

test.each([
  ['before its time', '2031-05-03', 404],
  ['in its time', '2031-05-04', 200],
  ['on its last day', '2031-06-30', 200],
  ['after its time', '2031-07-01', 404],
  ['on a day that does not exist, as if published', '2031-02-30', 200],
])('%s a post is seen on a date as the public will see it', async (_, date, status) => {
  const [made] = await api.db
    .insert(posts)
    .values({
      post_slug: `kommer-${date}`,
      title_sv: 'Kommer',
      publish_at: new Date('2031-05-04T05:00:00Z'),
      unpublish_at: new Date('2031-06-30T20:00:00Z'),
    })
    .returning({ id: posts.id })
  const path = `/nyhet/kommer-${date}?forhandsvisning=posts-${made?.id}&datum=${date}`
  expect(await (await ask(path, 62))?.json()).toMatchObject({ status })
  // The clock goes right again on every connection.
  expect((await api.get(`getPostObj?post_slug=kommer-${date}`)).status).toBe(404)
})

test('a post whose time is over is seen as if it were published again', async () => {
  const unpublish_at = new Date('2026-01-01T00:00:00Z')
  const [made] = await api.db
    .insert(posts)
    .values({ post_slug: 'over', title_sv: 'Över', publish_at: unpublish_at, unpublish_at })
    .returning({ id: posts.id })
  const seen = await ask(`/nyhet/over?forhandsvisning=posts-${made?.id}`, 62)
  expect(await seen?.json()).toMatchObject({ status: 200, data: { title_sv: 'Över' } })
})

test('a category and a subcategory are seen before they are public', async () => {
  const hidden = { publish_at: null }
  const [category] = await api.db
    .insert(prodcats)
    .values({ ...hidden, prodcat_slug: 'dolda', prodcat_title_sv: 'Dolda', outline: 'mini-crane' })
    .returning({ id: prodcats.id })
  const [subcategory] = await api.db
    .insert(prodsubcats)
    .values({
      ...hidden,
      prodcat_id: category?.id ?? 0,
      prodsubcat_slug: 'under',
      prodsubcat_title_sv: 'Under',
      outline: 'mini-crane',
    })
    .returning({ id: prodsubcats.id })
  const above = await ask(`/produkter/dolda?forhandsvisning=prodcats-${category?.id}`, 60)
  expect(await above?.json()).toMatchObject({ status: 200, data: { prodcat_title_sv: 'Dolda' } })
  const below = `/produkter/dolda/under?forhandsvisning=prodsubcats-${subcategory?.id}`
  expect(await (await ask(below, 60))?.json()).toMatchObject({
    status: 200,
    data: { prodsubcat_title_sv: 'Under' },
  })
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
