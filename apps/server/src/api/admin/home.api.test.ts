import { auditEntrySchema } from '@minikran/contract/admin/audit'
import { homeSchema, trendSchema } from '@minikran/contract/admin/home'
import { desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { case_messages, cases } from '../../database/schema/cases.ts'
import { pages, posts, testimonials } from '../../database/schema/content.ts'
import { depothours, depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit, crane_searches, view_days } from '../../database/schema/operations.ts'
import { products } from '../../database/schema/products.ts'
import { courseAt, registerFor, storeCase } from '../../housekeeping/stored-case.fixture.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { fromNow } from '../../testing/clock.ts'
import { testNow } from '../../testing/test-api.ts'

let api: AdminApi
const received = new Date(testNow - 3_600_000)
beforeAll(async () => {
  api = await createAdminApi()
  const sender = { firstname: 'Karin', lastname: 'Ek', email_address: 'karin@kund.example' }
  await api.db.insert(cases).values(
    [1, 2].map((depot_id) => ({
      ...sender,
      case_number: `MK-2026-00000${depot_id}`,
      kind: 'inquiry' as const,
      lang: 'sv' as const,
      depot_id,
      created_at: received,
    })),
  )
  await api.db.insert(mails).values({
    kind: 'inquiry-confirmation',
    to: 'karin@kund.example',
    lang: 'sv',
    message_id: '<one@demo.example>',
    state: 'failed',
    last_error: '550 no such user',
  })
  const missed = { height: 40, radius: 30, weight: 900, hit_count: 0, month: '2026-11-01' }
  const live = { ...missed, platform: 'web-live' }
  await api.db.insert(crane_searches).values([missed, missed, { ...missed, hit_count: 2 }, live])
})
afterAll(() => api.close())

test('home says what waits, what failed and what was searched for in vain', async () => {
  const { status, data } = await api.as(60).get('getHomeObj')
  expect(status).toBe(200)
  expect(homeSchema.strict().safeParse(data).error?.issues ?? []).toEqual([])
  expect(data).toMatchObject({
    unanswered_count: 2,
    unanswered: [
      { kind: 'inquiry', sender: 'Karin Ek', about: null, depot: 'Stockholm', unread: true },
      { case_number: 'MK-2026-000002' },
    ],
    failed_mails: [{ case: null, last_error: '550 no such user' }],
    search_heat: {
      cells: [{ height_to: null, radius_to: 30, without_hits: 2, tight: 0, most_weight: 900 }],
    },
    backup: null,
  })
})

test('a case whose sender was erased waits for no answer', async () => {
  const number = 'MK-2026-000003'
  await api.db.insert(cases).values({
    firstname: '–',
    lastname: '–',
    email_address: '',
    case_number: number,
    kind: 'inquiry',
    lang: 'sv',
    anonymised_at: received,
    created_at: received,
  })
  const { data } = await api.as(60).get('getHomeObj')
  expect(data['unanswered_count']).toBe(2)
  await api.db.delete(cases).where(eq(cases.case_number, number))
})

test('the last backup is named however often the next ones have failed', async () => {
  const hourMs = 3_600_000
  const writtenMs = Date.parse('2026-11-10T02:00:00Z')
  const failures = Array.from({ length: 60 }, (_, at) => ({
    at: new Date(writtenMs + (at + 1) * hourMs),
    action: 'backup:failed',
    item: 'backup',
    changes: { reason: 'the disk is full' },
  }))
  const written = { at: new Date(writtenMs), action: 'backup:run', item: 'backup' }
  await api.db.insert(audit).values([written, ...failures])
  const { data } = await api.as(100).get('getHomeObj')
  expect(data['backup']).toEqual({
    written_at: '2026-11-10T02:00:00.000Z',
    failed: { at: '2026-11-12T14:00:00.000Z', reason: 'the disk is full' },
  })
  await api.db.insert(audit).values({ ...written, at: new Date('2026-11-13T02:00:00Z') })
  expect((await api.as(100).get('getHomeObj')).data['backup']).toEqual({
    written_at: '2026-11-13T02:00:00.000Z',
    failed: null,
  })
})

test('what came in and what was looked at stands by day and by week, also where there was none', async () => {
  const today = '2026-11-20'
  await api.db.insert(view_days).values([
    { day: today, item: 'products', views: 7 },
    { day: today, item: 'posts', views: 2 },
    { day: '2026-11-16', item: 'products', views: 5 },
    { day: '2026-08-01', item: 'products', views: 1000 },
  ])
  // Both came in half an hour after midnight in Sweden.
  const service = await storeCase(api.db, { at: new Date('2026-11-17T23:30:00Z') })
  const first = await storeCase(api.db, { at: new Date('2026-10-21T22:30:00Z') })
  await api.db.update(cases).set({ kind: 'service' }).where(eq(cases.id, service))
  onTestFinished(async () => {
    await api.db.delete(cases).where(inArray(cases.id, [service, first]))
  })
  const byDay = await api.as(60).get('getTrendArr')
  expect(byDay.list.flatMap((one) => trendSchema.strict().safeParse(one).error ?? [])).toEqual([])
  expect(byDay.list).toHaveLength(30)
  expect(byDay.list[0]).toMatchObject({ starts_on: '2026-10-22', inquiries: 1 })
  const none = {
    inquiries: 0,
    registrations: 0,
    credits: 0,
    products: 0,
    posts: 0,
    presentations: 0,
  }
  expect(byDay.list.at(-1)).toEqual({
    ...none,
    starts_on: today,
    inquiries: 2,
    products: 7,
    posts: 2,
  })
  expect(byDay.list.at(-2)).toEqual({ ...none, starts_on: '2026-11-19' })
  // A service case asks something of the depot too.
  expect(byDay.list.at(-3)).toEqual({ ...none, starts_on: '2026-11-18', inquiries: 1 })
  const byWeek = await api.as(60).get('getTrendArr?span=weeks')
  expect(byWeek.list).toHaveLength(13)
  expect(byWeek.list.at(-1)).toMatchObject({ starts_on: '2026-11-16', inquiries: 3, products: 12 })
  const ofDepot = await api.as(80).get('getTrendArr?span=weeks')
  expect(ofDepot.list.at(-1)).toMatchObject({ inquiries: 2, products: 12 })
})

test('whoever belongs to one depot sees what waits there', async () => {
  const { data } = await api.as(80).get('getHomeObj')
  expect(data['unanswered_count']).toBe(1)
  expect(data['failed_mails']).toEqual([])
})

test('a depot learns which mails about its own cases did not get through', async () => {
  const { data: before } = await api.as(80).get('getHomeObj')
  const [own] = before['unanswered'] as { id: number; case_number: string }[]
  if (own === undefined) throw new Error('no case of the depot')
  const failed = { kind: 'case-message-to-customer', lang: 'sv', state: 'failed' } as const
  await api.db.transaction(async (tx) => {
    for (const { id } of await tx.select({ id: cases.id }).from(cases)) {
      const to = `${id}@kund.example`
      const mail = { ...failed, case_id: id, to, message_id: `<${id}@demo>` }
      await tx.insert(mails).values({ ...mail, created_at: fromNow({ minutes: -id }) })
    }
  })
  const toldTo = async (role: number) => {
    const { data } = await api.as(role).get('getHomeObj')
    return (data['failed_mails'] as { case: { case_number: string } | null }[]).map(
      (mail) => mail.case?.case_number ?? null,
    )
  }
  expect(await toldTo(80)).toEqual([own.case_number])
  // The newest first.
  expect(await toldTo(60)).toEqual([null, 'MK-2026-000001', 'MK-2026-000002'])
  expect(await toldTo(53)).toEqual([])
})

test('a mail that did not get through waits until somebody has seen to it', async () => {
  const told = async () => {
    const { data } = await api.as(60).get('getHomeObj')
    return (data['failed_mails'] as { to: string }[]).map(({ to }) => to).toSorted()
  }
  const [first = '', second = '', third = ''] = await told()
  const [seen] = await api.db
    .select({ case_number: cases.case_number })
    .from(cases)
    .where(eq(cases.id, Number.parseInt(first, 10)))
  const note = { case_number: seen?.case_number, message: 'Ringde, rätt adress kommer.' }
  expect((await api.as(60).post('writeCaseNote', note)).status).toBe(200)
  expect(await told()).toEqual([second, third])
  // A later mail about it that got through says that the address is reached again.
  const case_id = Number.parseInt(second, 10)
  const again = { kind: 'case-moved', lang: 'sv', state: 'sent', case_id } as const
  const later = fromNow({ minutes: 1 })
  const reached = { ...again, to: second, message_id: '<later@demo.example>' }
  const lost = { ...reached, state: 'queued', message_id: '<queued@demo.example>' } as const
  const elsewhere = { ...reached, to: 'annan@kund.example', message_id: '<other@demo.example>' }
  await api.db.insert(mails).values([lost, elsewhere].map((one) => ({ ...one, created_at: later })))
  const asked = { case_id, from_customer: true, message: 'Hej?', created_at: later }
  await api.db.insert(case_messages).values(asked)
  expect(await told()).toEqual([second, third])
  await api.db.insert(mails).values({ ...reached, created_at: later })
  expect(await told()).toEqual([third])
})

test('whatever kind of item ends within two weeks is said, the next one first', async () => {
  const inDays = (days: number) => sql`now() + make_interval(days => ${days})`
  await api.db
    .update(depothours)
    .set({ unpublish_at: inDays(2) })
    .where(eq(depothours.title, 3))
  await api.db
    .update(pages)
    .set({ unpublish_at: inDays(3) })
    .where(eq(pages.id, 1))
  await api.db
    .update(depots)
    .set({ unpublish_at: inDays(4) })
    .where(eq(depots.id, 2))
  const gone = { unpublish_at: inDays(5), deleted_at: fromNow() }
  await api.db.update(testimonials).set(gone).where(eq(testimonials.id, 1))
  await api.db
    .update(testimonials)
    .set({ unpublish_at: inDays(15) })
    .where(eq(testimonials.id, 2))
  const said = async (role: number) => {
    const { ending } = homeSchema.parse((await api.as(role).get('getHomeObj')).data)
    return ending.map(({ item }) => item)
  }
  expect(await said(60)).toEqual(['depothours', 'pages', 'depots'])
  // Another depot than the own one is nobody's business who belongs to one.
  expect(await said(80)).toEqual(['depothours', 'pages'])
  // Of more than are shown, those that end first: here the newest products.
  await api.db
    .update(products)
    .set({ unpublish_at: sql`now() + interval '13 days' - make_interval(mins => id)` })
  onTestFinished(async () => {
    await api.db.update(products).set({ unpublish_at: null })
  })
  const last = await api.db
    .select({ id: products.id })
    .from(products)
    .where(isNull(products.deleted_at))
    .orderBy(desc(products.id))
    .limit(17)
  const { ending } = homeSchema.parse((await api.as(60).get('getHomeObj')).data)
  expect(ending.slice(3).map(({ id }) => id)).toEqual(last.map(({ id }) => id))
})

test('whoever belongs to one depot is not told how often courses of other depots are looked at', async () => {
  const isCourse = eq(products.type, 3)
  await api.db.update(products).set({ depot_id: 2, views: 9_000 }).where(isCourse)
  const told = async (role: number) => {
    const { most_viewed } = homeSchema.parse((await api.as(role).get('getHomeObj')).data)
    return most_viewed.some(({ views }) => views === 9_000)
  }
  expect([await told(60), await told(80)]).toEqual([true, false])
  await api.db.update(products).set({ depot_id: 1 }).where(isCourse)
  expect(await told(80)).toBe(true)
  await api.db.update(posts).set({ views: 9_500 }).where(eq(posts.id, 1))
  const { most_viewed } = homeSchema.parse((await api.as(60).get('getHomeObj')).data)
  expect(most_viewed.slice(0, 2).map(({ views }) => views)).toEqual([9_500, 9_000])
})

test('the trail is for the superadmin, the newest line first', async () => {
  const made = await api.as(62).post('createPost', { post_slug: 'spar', title_sv: 'Spår' })
  const { list, count } = await api.as(100).get('getAuditArr?item=posts')
  expect(count).toBe(1)
  expect(auditEntrySchema.strict().safeParse(list[0]).error?.issues ?? []).toEqual([])
  expect(list[0]).toMatchObject({ action: 'created', item_id: String(made.data.id) })
  const begun = async (action: string) =>
    (await api.as(100).get(`getAuditArr?item=posts&action=${action}`)).count
  expect([await begun('creat'), await begun('reated')]).toEqual([1, 0])
  expect((await api.as(90).get('getAuditArr')).status).toBe(403)
})

test('the trail has days in Sweden, also the first and the last that there are', async () => {
  const trail = api.as(100)
  const all = await trail.get('getAuditArr?from=0001-01-01&to=9999-12-31')
  expect([all.status, all.count]).toEqual([200, (await trail.get('getAuditArr')).count])
  await api.db.insert(audit).values([
    { action: 'before', item: 'days', at: new Date('2026-06-30T21:59:59.999Z') },
    { action: 'within', item: 'days', at: new Date('2026-06-30T22:00:00Z') },
    { action: 'after', item: 'days', at: new Date('2026-07-01T22:00:00Z') },
  ])
  const { list } = await trail.get('getAuditArr?item=days&from=2026-07-01&to=2026-07-01')
  expect(list.map(({ action }) => action)).toEqual(['within'])
})

test('a course to come is as full as its registrations that were not declined', async () => {
  const productId = await courseAt(api.db, '2028-03-01 08:00')
  for (const state of ['received', 'declined'] as const) {
    const caseId = await storeCase(api.db, { kind: 'registration', state })
    await registerFor(api.db, { caseId, productId, waiting: [false] })
  }
  const shown = async () => {
    const { courses } = homeSchema.parse((await api.as(60).get('getHomeObj')).data)
    return courses.find(({ id }) => id === productId)
  }
  expect(await shown()).toMatchObject({ taken: 1, waiting: 0 })
  const yesterday = { course_time: '2026-11-19 08:00' }
  await api.db.update(products).set(yesterday).where(eq(products.id, productId))
  expect(await shown()).toBeUndefined()
})

test('after midnight in Sweden home is about the next day and the next month', async () => {
  const own = await createAdminApi({ now: () => Date.parse('2026-11-30T23:30:00Z') })
  const missed = { height: 40, radius: 30, weight: 900, hit_count: 0, month: '2026-12-01' }
  await own.db.insert(crane_searches).values(missed)
  const productId = await courseAt(own.db, '2026-11-30 08:00')
  const caseId = await storeCase(own.db, { kind: 'registration' })
  await registerFor(own.db, { caseId, productId, waiting: [false] })
  const { courses, search_heat } = homeSchema.parse((await own.as(60).get('getHomeObj')).data)
  expect(courses.map(({ id }) => id)).not.toContain(productId)
  expect(search_heat.cells).toHaveLength(1)
  const { list } = await own.as(60).get('getTrendArr')
  expect(list.at(-1)).toMatchObject({ starts_on: '2026-12-01' })
  await own.close()
})
