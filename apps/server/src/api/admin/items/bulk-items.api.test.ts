import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { testNow } from '../../../testing/test-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

let made = 0
async function post(fields: object = {}) {
  made += 1
  const body = { post_slug: `flera-${made}`, title_sv: `Flera ${made}`, ...fields }
  const { data } = await api.as(62).post('createPost', body)
  return { id: data.id, version: data.version }
}
const bulk = async (role: number, action: string, items: object[], more: object = {}) => {
  const { status, data } = await api.as(role).post('bulkPosts', { action, items, ...more })
  const results = (data['results'] ?? []) as { done: boolean; code: string | null }[]
  return [status, results.map(({ done, code }) => (done ? 'done' : code))]
}
const find = async ({ id }: { id: number }) => (await api.as(62).get(`getPostObj?id=${id}`)).data
const now = new Date(testNow).toISOString()
const later = new Date(testNow + 86_400_000).toISOString()
const earlier = new Date(testNow - 86_400_000).toISOString()

test('several are published, each from its own window', async () => {
  const [draft, waiting, ended] = [
    await post(),
    await post({ publish_at: later }),
    await post({ publish_at: '2026-01-01T00:00:00Z', unpublish_at: earlier }),
  ]
  expect(await bulk(62, 'publish', [draft, waiting, ended])).toEqual([
    200,
    ['done', 'done', 'done'],
  ])
  expect(await find(draft)).toMatchObject({ publish_at: now, unpublish_at: null })
  expect(await find(waiting)).toMatchObject({ publish_at: now })
  expect(await find(ended)).toMatchObject({
    publish_at: '2026-01-01T00:00:00.000Z',
    unpublish_at: null,
  })
})

test('what is public ends now, what only waits becomes a draft', async () => {
  const [shown, waiting] = [await post({ publish_at: earlier }), await post({ publish_at: later })]
  expect(await bulk(62, 'unpublish', [shown, waiting])).toEqual([200, ['done', 'done']])
  expect(await find(shown)).toMatchObject({ publish_at: earlier, unpublish_at: now })
  expect(await find(waiting)).toMatchObject({ publish_at: null })
})

test('what one item refuses leaves the others alone', async () => {
  const [free, locked, stale] = [await post(), await post(), await post()]
  await api.as(90).post('lockPost', { id: locked.id })
  const items = [free, locked, { ...stale, version: 9 }, { id: 999_999, version: 1 }]
  expect(await bulk(62, 'trash', items)).toEqual([
    200,
    ['done', 'itemLocked', 'staleVersion', 'notFound'],
  ])
  expect((await bulk(62, 'trash', [free]))[1]).toEqual(['itemTrashed'])
  expect((await bulk(62, 'restore', [free]))[1]).toEqual(['done'])
})

test('an order is given from a number on', async () => {
  const items = [await post(), await post(), await post()]
  expect((await bulk(62, 'order', items, { from: 7 }))[1]).toEqual(['done', 'done', 'done'])
  const orders = await Promise.all(items.map(async (item) => (await find(item))['order']))
  expect(orders).toEqual([7, 8, 9])
})

test('a product that is not ready says why, and rights hold item by item', async () => {
  const { data } = await api.as(60).post('createProduct', {
    product_slug: 'inte-klar',
    title_sv: 'Inte klar',
    prodsubcat_id: 1,
  })
  const items = [{ id: data.id, version: data.version }]
  const { data: answer } = await api.as(60).post('bulkProducts', { action: 'publish', items })
  expect(answer['results']).toMatchObject([{ done: false, code: 'validationFailed' }])
  const none = await api.as(54).post('bulkProducts', { action: 'trash', items })
  expect(none.data['results']).toMatchObject([{ done: false, code: 'itemForbidden' }])
  expect((await api.as(60).post('bulkProducts', { action: 'destroy', items })).status).toBe(422)
  // What is hidden keeps its status.
  const hidden = await api.as(60).post('bulkProducts', { action: 'unpublish', items })
  expect(hidden.data['results']).toMatchObject([{ done: true }])
  const kept = await api.as(60).get(`getProductObj?id=${data.id}`)
  expect(kept.data['status']).toBe(0)
})
