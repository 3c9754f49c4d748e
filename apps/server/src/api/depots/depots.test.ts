import { type Depot, depotSchema } from '@minikran/contract/depots'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSweden } from '../../database/demo/read-data.ts'
import { depots } from '../../database/schema/depots.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const read = async (call: string) => {
  const response = await api.get(call)
  return { status: response.status, body: (await response.json()) as { data: unknown } }
}
const listed = async () => (await read('getDepotsArr')).body.data as Depot[]

test('every depot of the data is listed and fits its description', async () => {
  const list = await listed()
  expect(list).toHaveLength(readSweden().depots.length)
  for (const depot of list) expect(depotSchema.safeParse(depot).success).toBe(true)
})

test('a depot is the same by slug and by number', async () => {
  const [first] = await listed()
  const bySlug = await read(`getDepotObj?depot_slug=${first?.depot_slug}`)
  const byId = await read(`getDepot?depot_id=${first?.id}`)
  expect([bySlug.body.data, byId.body.data]).toEqual([first, first])
})

test('the hours are those of an ordinary week from Monday to Sunday', async () => {
  const [first] = await listed()
  const days = first?.depothours.map(({ day, closed, from, to }) => [day, closed ? null : from, to])
  expect(days).toEqual([
    [1, '07:00', '16:00'],
    [2, '07:00', '16:00'],
    [3, '07:00', '16:00'],
    [4, '07:00', '16:00'],
    [5, '07:00', '15:00'],
    [6, null, null],
    [7, null, null],
  ])
})

test.each([
  ['getDepot', 422],
  ['getDepot?depot_id=0', 422],
  ['getDepot?depot_id=1.5', 422],
  ['getDepot?depot_id=2147483648', 422],
  ['getDepot?depot_id=999', 404],
  ['getDepotObj?depot_slug=', 422],
  ['getDepotObj?depot_slug=atlantis', 404],
  ['getDepotsArr?all=1', 422],
])('%s answers %i', async (call, status) => {
  expect((await read(call)).status).toBe(status)
})

test('a trashed depot is nowhere', async () => {
  const own = await createTestApi()
  await own.db.update(depots).set({ deleted_at: new Date() }).where(eq(depots.id, 2))
  const list = (await (await own.get('getDepotsArr')).json()) as { data: Depot[] }
  expect(list.data.some(({ id }) => id === 2)).toBe(false)
  expect((await own.get('getDepot?depot_id=2')).status).toBe(404)
  await own.close()
})
