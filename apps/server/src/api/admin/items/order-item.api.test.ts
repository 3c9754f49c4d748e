import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testimonials } from '../../../database/schema/content.ts'
import { audit } from '../../../database/schema/operations.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const superadmin = () => api.as(100)

type Standing = { id: number; order: number; version: number }

async function standing(many: string): Promise<Standing[]> {
  const { list } = await superadmin().get(`get${many}Arr?sort=order&order=asc&per_page=1000`)
  return list.map(({ id, version, order }) => ({ id, version, order: Number(order) }))
}
async function depotOfAdmin(): Promise<number> {
  const { list } = await api.as(80).get('getDepotsArr')
  return Number(list[0]?.id)
}
const place = async (role: number, one: string, id: unknown, before: unknown) => {
  const { status, code } = await api.as(role).post(`order${one}`, { id, before })
  return code ?? status
}
const linesOf = (item: string, id: number) =>
  api.db
    .select({ changes: audit.changes })
    .from(audit)
    .where(and(eq(audit.item, item), eq(audit.item_id, String(id)), eq(audit.action, 'ordered')))

/** Numbers without a gap, so that whoever comes between pushes the others. */
async function numberFromOne(one: string, many: string) {
  for (const [index, { id, version }] of (await standing(many)).entries()) {
    await superadmin().post(`update${one}`, { id, version, order: index + 1 })
  }
}

test('who makes room is a new version with a line of its own, and nobody else is written', async () => {
  await numberFromOne('Manufacturer', 'Manufacturers')
  const before = await standing('Manufacturers')
  const [first, second, third] = before
  expect(await place(60, 'Manufacturer', before.at(-1)?.id, third?.id)).toBe(200)
  const after = await standing('Manufacturers')
  const changed = after.filter(
    (one) => !before.some((old) => old.version === one.version && old.id === one.id),
  )
  expect(changed.map(({ id }) => id)).toEqual([first?.id, second?.id, before.at(-1)?.id])
  expect(await linesOf('manufacturers', Number(second?.id))).toEqual([
    { changes: { order: [2, 1] } },
  ])
  const { list } = await superadmin().get(`getManufacturerHistoryArr?id=${second?.id}`)
  expect(list[0]).toMatchObject({ action: 'ordered', version: Number(second?.version) + 1 })
})

test('a form that was open meanwhile learns of the new place', async () => {
  const [first, second] = await standing('Prodcats')
  await place(60, 'Prodcat', second?.id, first?.id)
  const stale = await api
    .as(60)
    .post('updateProdcat', { id: second?.id, version: second?.version, order: 7 })
  expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
})

test('a depot admin gives the own depot a place, and no other depot another number', async () => {
  await numberFromOne('Depot', 'Depots')
  const own = await depotOfAdmin()
  const before = await standing('Depots')
  const others = before.filter(({ id }) => id !== own)
  const inTheMiddle = others[Math.floor(others.length / 2)]?.id
  expect(await place(80, 'Depot', own, inTheMiddle)).toBe('itemForbidden')
  expect(await standing('Depots')).toEqual(before)
  expect(await place(80, 'Depot', own, null)).toBe(200)
  expect((await standing('Depots')).filter(({ id }) => id !== own)).toEqual(others)
  expect(await place(80, 'Depot', others[0]?.id, null)).toBe('notFound')
})

test('a depot admin gives the own depot the place just after another', async () => {
  await numberFromOne('Depot', 'Depots')
  const own = await depotOfAdmin()
  const others = (await standing('Depots')).filter(({ id }) => id !== own)
  const [lastButOne, last] = others.slice(-2)
  const after = async (id: unknown, wanted: unknown) =>
    (await api.as(80).post('orderDepot', { id, after: wanted })).status
  await superadmin().post('orderDepot', { id: own, after: lastButOne?.id })
  expect((await standing('Depots')).at(-2)?.id).toBe(own)
  const before = (await standing('Depots')).filter(({ id }) => id !== own)
  expect(await after(own, last?.id)).toBe(200)
  expect((await standing('Depots')).at(-1)?.id).toBe(own)
  expect(await after(own, own)).toBe(200)
  expect((await standing('Depots')).filter(({ id }) => id !== own)).toEqual(before)
  expect(await after(own, 999_999)).toBe(422)
})

test('employees that also work elsewhere stay where they are for a depot admin', async () => {
  const own = await depotOfAdmin()
  const other = own === 1 ? 2 : 1
  const made = await superadmin().post('createDepotEmployee', {
    fullname: 'Två depåer',
    title_sv: 'Depåchef',
    depot_ids: [own, other],
  })
  expect(await place(80, 'DepotEmployee', made.data.id, null)).toBe('itemForbidden')
})

test('whoever may only change prices, or courses, orders no machines', async () => {
  const products = await standing('Products')
  const { list } = await superadmin().get('getProductsArr?per_page=1000')
  const machine = list.find(({ type }) => type === 0)?.id
  expect(await place(70, 'Product', machine, null)).toBe('itemForbidden')
  expect(await place(61, 'Product', machine, null)).toBe('itemForbidden')
  expect(await standing('Products')).toEqual(products)
})

test('nobody is pushed out of somebody’s hands: the others make room, or nobody does', async () => {
  await numberFromOne('Testimonial', 'Testimonials')
  const [first, second, third] = await standing('Testimonials')
  await superadmin().post('lockTestimonial', { id: first?.id })
  await superadmin().post('lockTestimonial', { id: third?.id })
  const last = (await standing('Testimonials')).at(-1)
  expect(await place(62, 'Testimonial', last?.id, second?.id)).toBe('itemLocked')
  await superadmin().post('unlockTestimonial', { id: third?.id })
  expect(await place(62, 'Testimonial', last?.id, second?.id)).toBe(200)
  const order = (await standing('Testimonials')).map(({ id }) => id)
  expect(order.slice(0, 3)).toEqual([first?.id, last?.id, second?.id])
  expect((await standing('Testimonials'))[0]).toEqual(first)
})

test('nothing moves to a place before an item that is in the trash meanwhile', async () => {
  const before = await standing('Testimonials')
  const [first, second] = before
  const gone = { id: second?.id, version: second?.version }
  await superadmin().post('trashTestimonial', gone)
  const answer = await superadmin().post('orderTestimonial', { id: first?.id, before: gone.id })
  expect([answer.status, answer.errors]).toEqual([422, { before: ['reference'] }])
  await superadmin().post('restoreTestimonial', gone)
  expect((await standing('Testimonials')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('a refused way to make room leaves its items unlocked while the next way waits', async () => {
  await numberFromOne('Testimonial', 'Testimonials')
  const [first, second] = await standing('Testimonials')
  const last = (await standing('Testimonials')).at(-1)
  await superadmin().post('lockTestimonial', { id: first?.id })
  const lockedInDatabase = (id: unknown) => sql`
    select id from ${testimonials} where id = ${Number(id)} for update nowait`
  const placing = await api.db.transaction(async (tx) => {
    await tx.execute(lockedInDatabase(second?.id))
    const placed = place(62, 'Testimonial', last?.id, second?.id)
    await untilWaiting(api.db)
    // As an import does, which locks its lines in the order of their ids.
    await tx.execute(lockedInDatabase(first?.id))
    return { placed }
  })
  expect(await placing.placed).toBe(200)
})

test('opening hours have a place among each other', async () => {
  await numberFromOne('Depothour', 'Depothours')
  const before = await standing('Depothours')
  const [first, second] = before
  expect(await place(100, 'Depothour', second?.id, first?.id)).toBe(200)
  const after = (await standing('Depothours')).map(({ id }) => id)
  expect(after).toEqual([second?.id, first?.id, ...before.slice(2).map(({ id }) => id)])
})

test.each(['Images', 'Documents', 'Movies'])('%s are numbered by a bulk step', async (many) => {
  const [first, second] = await standing(many)
  const items = [second, first].map((one) => ({ id: one?.id, version: one?.version }))
  const { status } = await superadmin().post(`bulk${many}`, { action: 'order', items, from: -20 })
  expect(status).toBe(200)
  const after = (await standing(many)).slice(0, 2).map(({ id, order }) => [id, order])
  expect(after).toEqual([
    [second?.id, -20],
    [first?.id, -19],
  ])
})
