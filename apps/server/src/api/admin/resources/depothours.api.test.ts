import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { userOfRole } from '../../../testing/stored-rows.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const monday = { day: 1, date: null, closed: false, from: '07:00', to: '16:00' }
const differentHours = { day: 28, date: '2027-04-30', closed: false, from: '07:00', to: '12:00' }

test.each([
  ['a weekday', monday, '1'],
  ['a date unlike its weekday', differentHours, '2027-04-30'],
])('hours with %s are not deleted for good, and say what holds them', async (_, row, title) => {
  const admin = api.as(100)
  const made = await admin.post('createDepothour', { title: 2, depothourrows: [row] })
  expect(made.data['depothourrows']).toEqual([row])
  const { id, version } = made.data
  await admin.post('trashDepothour', { id, version })
  const refused = await admin.post('destroyDepothour', { id, version })
  expect([refused.status, refused.code]).toEqual([409, 'itemHeld'])
  expect(refused.facts?.['holders']).toMatchObject([{ item: 'depothourrows', title }])

  await admin.post('restoreDepothour', { id, version })
  const emptied = await admin.post('updateDepothour', { id, version, depothourrows: [] })
  const newer = { id, version: emptied.data.version }
  await admin.post('trashDepothour', newer)
  expect((await admin.post('destroyDepothour', newer)).status).toBe(200)
})

test('a closed day keeps no times', async () => {
  const rows = [{ ...monday, closed: true }]
  const made = await api.as(100).post('createDepothour', { title: 2, depothourrows: rows })
  expect(made.data['depothourrows']).toEqual([{ ...rows[0], from: null, to: null }])
})

test('whoever belongs to one depot sees the hours of every depot and the own ones', async () => {
  const seen = async (depot_id: number | null) => {
    const { id } = (await api.as(100).post('createDepothour', { title: 2, depot_id })).data
    return (await api.as(80).get(`getDepothourObj?id=${id}`)).status
  }
  const { depot_id } = await userOfRole(api.db, 80)
  expect([await seen(null), await seen(depot_id), await seen(2)]).toEqual([200, 200, 404])
})

test('more days than a set can have are refused as too many', async () => {
  const rows = Array.from({ length: 401 }, () => monday)
  const { errors } = await api.as(100).post('createDepothour', { title: 2, depothourrows: rows })
  expect(errors).toEqual({ depothourrows: ['maxCount'] })
})

test('hours with a problem are not deleted for good until it is mended', async () => {
  const admin = api.as(100)
  const window = {
    publish_at: '2027-01-01T00:00:00.000Z',
    unpublish_at: '2028-01-01T00:00:00.000Z',
  }
  const kept = await admin.post('createDepothour', { title: 3, ...window })
  const made = await admin.post('createDepothour', { title: 3, ...window })
  const { id, version } = made.data
  await admin.post('trashDepothour', { id, version })
  const refused = await admin.post('destroyDepothour', { id, version })
  expect([refused.status, refused.code]).toEqual([409, 'itemHeld'])
  expect(refused.facts?.['holders']).toContainEqual({
    item: 'depothours',
    id: kept.data.id,
    title: '3',
  })

  await admin.post('restoreDepothour', { id, version })
  const open = { publish_at: null, unpublish_at: null }
  const unset = await admin.post('updateDepothour', { id, version, ...open })
  const newer = { id, version: unset.data.version }
  await admin.post('trashDepothour', newer)
  expect((await admin.post('destroyDepothour', newer)).status).toBe(200)
})

test('days that contradict each other are refused where they stand', async () => {
  const late = { ...monday, day: 2, from: '17:00' }
  const nameless = { ...differentHours, date: null }
  const { errors } = await api.as(90).post('createDepothour', {
    title: 1,
    depothourrows: [monday, monday, late, nameless],
  })
  expect(errors).toEqual({
    'depothourrows.1.day': ['twice'],
    'depothourrows.2.day': ['closesFirst'],
    'depothourrows.3.day': ['dateMissing'],
  })
})

test('hours that are published need an end', async () => {
  const publish_at = '2026-01-01T00:00:00.000Z'
  const { errors } = await api.as(90).post('createDepothour', { title: 1, publish_at })
  expect(errors).toEqual({ unpublish_at: ['endless'] })
})

test('no pickup is taken on a day that staff has closed, until it is open again', async () => {
  const admin = api.as(90)
  const { list } = await admin.get('getDepothoursArr?per_page=1000')
  const usual = list.find(({ title, depot_id }) => title === 1 && depot_id === null)
  if (usual === undefined) throw new Error('no usual hours')
  const { data: stored } = await admin.get(`getDepothourObj?id=${usual.id}`)
  const rows = stored['depothourrows'] as object[]
  const closed = { day: 28, date: '2026-11-25', closed: true, from: null, to: null }
  const faultOf = async () => {
    const response = await api.ask('/api/site/makeInquery', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lang: 'sv',
        depot_id: 1,
        firstname: 'Karin',
        lastname: 'Lindqvist',
        email: 'karin@kund.example',
        pickup_at: '2026-11-25 09:00',
      }),
    })
    return (await response.json()).errors?.pickup_at
  }
  expect(await faultOf()).toBe(undefined)
  const edited = { id: stored.id, version: stored.version, depothourrows: [...rows, closed] }
  const { data: newer } = await admin.post('updateDepothour', edited)
  expect(await faultOf()).toEqual(['closed'])
  const back = { id: newer.id, version: newer.version, depothourrows: rows }
  expect((await admin.post('updateDepothour', back)).status).toBe(200)
  expect(await faultOf()).toBe(undefined)
})
