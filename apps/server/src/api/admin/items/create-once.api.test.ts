import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../../database/schema/mails.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const quote = (name: string) => ({ name, company: 'Glas AB', content_sv: '<p>Bra.</p>' })
const create = (name: string, key?: string, role = 90) =>
  api.as(role).post('createTestimonial', quote(name), key)
const countOf = async (name: string) => (await api.as(90).get(`getTestimonialsArr?q=${name}`)).count

test('a new item that is sent again under its key is stored once', async () => {
  const key = 'en-tryckning'
  const atOnce = await Promise.all([create('Ensam', key), create('Ensam', key)])
  const later = await create('Ensam', key)
  const answers = [...atOnce, later]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(later.data).toEqual(atOnce[0].data)
  expect(await countOf('Ensam')).toBe(1)
  const { list } = await api.as(90).get(`getTestimonialHistoryArr?id=${later.data.id}`)
  expect(list).toHaveLength(1)
})

test('the same words under another key, or without one, are another item', async () => {
  await create('Tvilling', 'den-ena')
  await create('Tvilling', 'den-andra')
  await create('Tvilling')
  expect(await countOf('Tvilling')).toBe(3)
})

test('a key that was used for something else is refused', async () => {
  const { data } = await create('Upptagen', 'upptagen')
  const others = await Promise.all([
    create('Ledig', 'upptagen'),
    api.as(90).post('duplicateTestimonial', { id: data.id }, 'upptagen'),
    api.as(90).post('createPost', { post_slug: 'upptagen', title_sv: 'Kran' }, 'upptagen'),
  ])
  expect(others.map(({ status, code }) => [status, code])).toEqual(
    others.map(() => [422, 'idempotencyKeyReuse']),
  )
  expect(await countOf('Ledig')).toBe(0)
})

test('a key that is not of visible characters is refused', async () => {
  const { status, errors } = await create('Osynlig', 'två ord')
  expect([status, errors]).toEqual([422, { 'Idempotency-Key': ['format'] }])
})

test('the key of another account makes an own item', async () => {
  const first = await create('Delad', 'delad', 90)
  const second = await create('Delad', 'delad', 100)
  expect(second.status).toBe(200)
  expect(second.data.id).not.toBe(first.data.id)
})

test('a refused item leaves its key unused', async () => {
  const post = (post_slug: string, key: string) =>
    api.as(62).post('createPost', { post_slug, title_sv: 'Kran' }, key)
  const { data } = await post('upptagen-adress', 'forst')
  expect((await post('upptagen-adress', 'sedan')).status).toBe(422)
  await api.as(62).post('updatePost', { id: data.id, version: 1, post_slug: 'flyttad' })
  expect((await post('upptagen-adress', 'sedan')).status).toBe(200)
})

test('a repeat shows the item as it is stored now', async () => {
  const { data } = await create('Rättad', 'rattad')
  await api.as(90).post('updateTestimonial', { id: data.id, version: 1, company: 'Nya Glas AB' })
  const again = await create('Rättad', 'rattad')
  expect(again.data).toMatchObject({ id: data.id, version: 2, company: 'Nya Glas AB' })
})

test('a copy that is requested again under its key is made once', async () => {
  const { data } = await create('Original')
  const copy = (key: string) => api.as(90).post('duplicateTestimonial', { id: data.id }, key)
  const atOnce = await Promise.all([copy('kopia'), copy('kopia')])
  const later = await copy('kopia')
  const answers = [...atOnce, later]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
  expect((await copy('kopia-2')).data.id).not.toBe(later.data.id)
  expect(await countOf('Original')).toBe(3)
})

test('an account that is created again under its key gets one invitation', async () => {
  const email_address = 'engang@minikran.example'
  const fields = { firstname: 'Nils', lastname: 'Ek', email_address, role: 62, depot_id: 2 }
  const invite = () => api.as(90).post('createUser', fields, 'inbjudan')
  const [first, second] = [await invite(), await invite()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.data.id).toBe(first.data.id)
  expect(await api.db.$count(mails, eq(mails.to, email_address))).toBe(1)
})
