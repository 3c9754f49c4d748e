import type { ListedProduct } from '@minikran/contract/catalogue'
import { instantOf } from '@minikran/domain/primitives/local-date'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depots } from '../../database/schema/depots.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { publicContext } from '../calls/answer-call.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type List = { data: ListedProduct[]; count: number }
const ask = async (query: string, from: TestApi = api) => {
  const response = await from.get(`getDepotProductsArr?${query}`)
  return { status: response.status, body: (await response.json()) as List }
}

test('the machines of a depot are all there and nowhere else', async () => {
  const { body } = await ask('depot_slug=malmo&kind=machine&per_page=99999')
  expect(body.count).toBe(body.data.length)
  expect(body.data.length).toBeGreaterThan(0)
  for (const { depot, type } of body.data) {
    expect(depot).toMatchObject({ depot_slug: 'malmo', title_en: 'Depot Malmö' })
    expect(type).toBeLessThan(3)
  }
  const all = (await (await api.get('getProductsArr?per_page=99999')).json()) as List
  const there = all.data.filter(({ depot, type }) => depot?.depot_slug === 'malmo' && type < 3)
  expect(new Set(body.data.map(({ id }) => id))).toEqual(new Set(there.map(({ id }) => id)))
})

test('the machines of a depot come in pages', async () => {
  const whole = await ask('depot_slug=malmo&kind=machine&per_page=99999')
  const second = await ask('depot_slug=malmo&kind=machine&per_page=2&page=2')
  expect(second.body.count).toBe(whole.body.count)
  expect(second.body.data).toEqual(whole.body.data.slice(2, 4))
})

test('the courses of a depot are those still to come, the next one first', async () => {
  const courses = 'depot_slug=stockholm&kind=course&per_page=99999'
  const { body } = await ask(courses)
  const times = body.data.map(({ course_time }) => String(course_time))
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort())
  // A web course, type 4, is held nowhere.
  expect(new Set(body.data.map(({ type }) => type))).toEqual(new Set([3]))
  const [first, next] = times
  const atFirst = await createTestApi({ now: () => Date.parse(`${first?.slice(0, 10)}T22:00:00Z`) })
  const later = await ask(courses, atFirst)
  expect(later.body.data[0]?.course_time).toBe(next)
  await atFirst.close()
})

test('the courses of a depot are cached until the next one begins', async () => {
  const call = api.calls.find(({ path }) => path === '/site/getDepotProductsArr')
  const courses = { depot_slug: 'stockholm', kind: 'course', page: 1, per_page: 24 }
  const { body } = await ask('depot_slug=stockholm&kind=course')
  const [date = '', time = ''] = String(body.data[0]?.course_time).split(' ')
  const validUntilMs = instantOf(date, time)
  const answer = await call?.handle({ query: courses, body: undefined }, publicContext('test'))
  expect(answer).toMatchObject({ validUntilMs })
})

test('a depot in the trash has nothing, and its machines name none', async () => {
  const [machine] = (await ask('depot_slug=malmo&kind=machine')).body.data
  const where = eq(depots.depot_slug, 'malmo')
  await changeDuringTest(api.db, depots, { set: { deleted_at: fromNow() }, where })
  const { body } = await ask('depot_slug=malmo&kind=machine')
  expect([body.data, body.count]).toEqual([[], 0])
  const product = await api.get(`getProductObj?product_slug=${machine?.product_slug}`)
  expect(((await product.json()) as { data: ListedProduct }).data.depot).toBeNull()
})

test('a depot that there is not has nothing', async () => {
  const { status, body } = await ask('depot_slug=atlantis&kind=machine')
  expect([status, body.data, body.count]).toEqual([200, [], 0])
})

test.each([
  'kind=machine',
  'depot_slug=malmo',
  'depot_slug=malmo&kind=sale',
  'depot_slug=malmo&kind=course&page=0',
])('%s is refused', async (query) => {
  expect((await ask(query)).status).toBe(422)
})
