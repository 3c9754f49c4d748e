import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const closed = (day: number, date: string) => ({ day, date, closed: true, from: null, to: null })
const ownDay = { day: 28, date: '2027-05-14', closed: false, from: '07:00', to: '12:00' }
const days = [closed(13, '2027-03-26'), ownDay, closed(24, '2027-12-24')]
const nextDays = [
  closed(13, '2028-04-14'),
  { ...ownDay, date: '2028-05-14' },
  closed(24, '2028-12-24'),
]

const make = async (fields: object = {}) =>
  (await api.as(90).post('createDepothour', { title: 10, depothourrows: days, ...fields })).data
const find = async (id: number) => (await api.as(90).get(`getDepothourObj?id=${id}`)).data

test('the days of a year are copied to the next one, and those to check are named', async () => {
  const { id, version } = await make()
  const { status, data } = await api.as(90).post('copyHoursYear', { id, version, year: 2027 })
  expect([status, data]).toEqual([
    200,
    { copied: 3, to_check: [{ date: '2028-05-14', day: 28, reason: 'ownDay' }] },
  ])
  const after = await find(id)
  expect(after['depothourrows']).toEqual([...days, ...nextDays])
  const { list } = await api.as(90).get(`getDepothourHistoryArr?id=${id}`)
  expect(list.at(0)).toMatchObject({
    action: 'updated',
    version: after.version,
    changes: { depothourrows: [days, [...days, ...nextDays]] },
  })
})

test('copied twice nothing is added, and no version is made', async () => {
  const { id, version } = await make()
  await api.as(90).post('copyHoursYear', { id, version, year: 2027 })
  const once = await find(id)
  const again = { id, version: once.version, year: 2027 }
  const { data } = await api.as(90).post('copyHoursYear', again)
  expect(data).toEqual({ copied: 0, to_check: [] })
  expect(await find(id)).toEqual(once)
})

test('copying is refused for another version, in the trash, and while somebody else works on it', async () => {
  const { id, version } = await make()
  const body = { id, version, year: 2027 }
  const stale = await api.as(90).post('copyHoursYear', { ...body, version: version + 1 })
  expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
  await api.as(100).post('lockDepothour', { id })
  expect((await api.as(90).post('copyHoursYear', body)).status).toBe(409)
  await api.as(100).post('unlockDepothour', { id })
  await api.as(100).post('trashDepothour', { id, version })
  expect((await api.as(90).post('copyHoursYear', body)).status).toBe(409)
  expect((await find(id))['depothourrows']).toEqual(days)
})

test('only who may write the hours may copy their days', async () => {
  const own = await make({ depot_id: 1 })
  const shared = await make()
  const asked = ({ id, version }: { id: number; version: number }) => ({ id, version, year: 2027 })
  const statusOf = async (role: number | null, set: { id: number; version: number }) =>
    (await api.as(role).post('copyHoursYear', asked(set))).status
  expect(await statusOf(null, shared)).toBe(401)
  expect(await statusOf(10, shared)).toBe(403)
  expect(await statusOf(60, shared)).toBe(403)
  expect(await statusOf(80, shared)).toBe(403)
  expect(await statusOf(80, own)).toBe(200)
  expect(await statusOf(90, { id: 999_999, version: 1 })).toBe(404)
})

test('a year out of range and more days than a set holds are refused', async () => {
  const far = await api.as(90).post('copyHoursYear', { id: 1, version: 1, year: 1999 })
  expect([far.status, far.errors]).toEqual([422, { year: ['min'] }])
  const many = Array.from({ length: 399 }, (_, index) =>
    closed(28, new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)),
  )
  const { id, version } = await make({ depothourrows: many })
  const asked = { id, version, year: 2024 }
  const full = await api.as(90).post('copyHoursYear', asked)
  expect([full.status, full.errors]).toEqual([422, { depothourrows: ['max'] }])
  const forbidden = await api.as(80).post('copyHoursYear', asked)
  expect([forbidden.status, forbidden.code]).toEqual([403, 'itemForbidden'])
  const stale = await api.as(90).post('copyHoursYear', { ...asked, version: version + 1 })
  expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
})
