import { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import { isPublicSiteRole } from '@minikran/domain/access/roles'
import { eq, inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, noQuery, readCall } from '../../api/calls/call.ts'
import { createApi } from '../../api/create-api.ts'
import { cases, participants, registrations } from '../../database/schema/cases.ts'
import { posts } from '../../database/schema/content.ts'
import { depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { sessions } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { caseOfNumber } from '../stored-rows.ts'
import { createTestApi, type TestApi } from '../test-api.ts'
import { createCallers, type KnownCaller } from './callers.ts'
import { type Caller, expectedAccess, type ItemQuestion } from './expected-access.ts'
import { callers, complaintsAbout } from './judge-access.ts'

let api: TestApi
let known: Map<Caller, KnownCaller>
let names: Record<string, string | number>
beforeAll(async () => {
  api = await createTestApi({ remembersSessions: true })
  known = await createCallers(api.db)
  names = { ...(await trashItems()), ...(await storeForeign()) }
  for (const { userId } of known.values()) {
    if (!ownCases.has(userId)) ownCases.set(userId, await storeCase(userId))
  }
})
afterAll(() => api.close())

const ownCases = new Map<number, string>()

/** A case of one account, at a depot that nobody of the staff belongs to. */
async function storeCase(userId: number): Promise<string> {
  const case_number = `MK-2026-${String(900_000 + ownCases.size)}`
  const [elsewhere] = await api.db.select().from(depots).where(eq(depots.depot_slug, 'lulea'))
  await api.db.insert(cases).values({
    case_number,
    kind: 'inquiry',
    lang: 'sv',
    depot_id: elsewhere?.id ?? null,
    user_id: userId === 0 ? null : userId,
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email_address: 'karin@kund.example',
  })
  return case_number
}

/** What belongs to an account that asks for nothing. */
async function storeForeign() {
  const locked = known.get('locked')?.userId ?? 0
  const [session] = await api.db.select().from(sessions).where(eq(sessions.user_id, locked))
  return {
    ...(await storeForeignCase(locked)),
    foreignSession: session?.id ?? '',
    ...(await storeForeignParticipant()),
  }
}

/** Somebody who takes a course at a depot that nobody of the staff belongs to. */
async function storeForeignParticipant() {
  const [elsewhere] = await api.db.select().from(depots).where(eq(depots.depot_slug, 'lulea'))
  const [course] = await api.db
    .select()
    .from(products)
    .where(inArray(products.type, [3, 4]))
  const foreignCourse = course?.id ?? 0
  await api.db
    .update(products)
    .set({ depot_id: elsewhere?.id ?? null })
    .where(eq(products.id, foreignCourse))
  const number = await storeCase(0)
  ownCases.set(-1, number)
  const { id: case_id } = await caseOfNumber(api.db, number)
  await api.db.insert(registrations).values({ case_id, product_id: foreignCourse })
  const [person] = await api.db
    .insert(participants)
    .values({ case_id, firstname: 'Karin', lastname: 'Lindqvist' })
    .returning({ id: participants.id })
  return { foreignCourse, foreignParticipant: person?.id ?? 0 }
}

async function storeForeignCase(userId: number) {
  const number = await storeCase(userId)
  ownCases.set(userId, number)
  const stored = await caseOfNumber(api.db, number)
  const [mail] = await api.db
    .insert(mails)
    .values({
      case_id: stored.id,
      kind: 'inquiry-confirmation',
      to: 'karin@kund.example',
      lang: 'sv',
      state: 'failed',
      message_id: '<foreign@demo.example>',
    })
    .returning({ id: mails.id })
  return { foreignCase: number, foreignMail: mail?.id ?? '' }
}

/** Puts one of each kind into the trash and names it. */
async function trashItems() {
  const [depot] = await api.db.select().from(depots).where(eq(depots.depot_slug, 'umea'))
  const [post] = await api.db.select().from(posts).limit(1)
  const slug = 'jekko-spx312'
  const deleted_at = new Date(0)
  await api.db
    .update(depots)
    .set({ deleted_at })
    .where(eq(depots.id, depot?.id ?? 0))
  await api.db
    .update(posts)
    .set({ deleted_at })
    .where(eq(posts.id, post?.id ?? 0))
  await api.db.update(products).set({ deleted_at }).where(eq(products.product_slug, slug))
  const [draft] = await api.db
    .select()
    .from(products)
    .where(eq(products.product_slug, 'utkast-demo'))
  return {
    draftProduct: draft?.id ?? 0,
    trashedDepot: depot?.id ?? 0,
    trashedDepotSlug: depot?.depot_slug ?? '',
    trashedPost: post?.post_slug ?? '',
    trashedProduct: slug,
  }
}

const headersOf = (caller: Caller): Record<string, string> => {
  const token = known.get(caller)?.token
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The door alone: whoever gets in does nothing. */
function doorOf(calls: readonly Call[]) {
  const open = calls.map((call) => ({ ...call, handle: async () => ({ kind: 'done' as const }) }))
  const door = createApi(open, {
    ...api.services,
    log: pino({ level: 'silent' }),
  })
  return async (call: Call, caller: Caller): Promise<number> => {
    const isRead = call.method === 'get'
    const request = new Request(`http://localhost:3000/api${call.path}`, {
      method: call.method.toUpperCase(),
      headers: { ...headersOf(caller), ...(!isRead && { 'content-type': 'application/json' }) },
      ...(!isRead && { body: '{}' }),
    })
    const visitor = { address: '192.0.2.1', requestId: 'access' }
    return (await door.fetch(request, { visitor })).status
  }
}

test('every call lets in whom the reviewed list names, and nobody else', async () => {
  expect(await complaintsAbout(api.calls, doorOf(api.calls))).toEqual([])
})

test('a call that is not listed, or guarded less than listed, is found', async () => {
  const open: Permission = 'catalogue:read'
  const inside: Permission = 'backoffice:use'
  const planted = readCall({
    path: '/site/getPlanted',
    summary: 'Unguarded',
    permission: open,
    query: noQuery,
    answer: z.unknown(),
    handle: async () => ({ kind: 'data', data: {} }),
  })
  const plantedInside = readCall({
    ...planted,
    path: '/admin/getPlanted',
    permission: inside,
  })
  const loosened = api.calls.flatMap((call): Call[] => {
    if (call.path === '/admin/auth/doLogout') return [{ ...call, permission: open }]
    return call.path === '/admin/getAuditArr' ? [{ ...call, permission: inside }] : []
  })
  const calls = [...loosened, planted, plantedInside]
  const complaints = await complaintsAbout(calls, doorOf(calls))
  expect(complaints).toContain('/site/getPlanted is missing from the list of expected access')
  expect(complaints).toContain('/admin/getPlanted is missing from the list of expected access')
  expect(complaints.some((text) => text.startsWith('/admin/auth/doLogout'))).toBe(true)
  expect(complaints.some((text) => text.startsWith('/admin/getAuditArr'))).toBe(true)
})

const fill = (value: unknown, caller: KnownCaller): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value
  const other = known.get(caller.userId === known.get(20)?.userId ? 30 : 20)?.userId
  const ownCase = ownCases.get(caller.userId)
  const own: Record<string, unknown> = { caller: caller.userId, other, ownCase }
  const name = value.slice(1, -1)
  return own[name] ?? names[name]
}

async function askAbout(call: Call, question: ItemQuestion, caller: Caller): Promise<number> {
  const asking = known.get(caller) ?? { token: null, userId: 0 }
  const pairs = Object.entries(question.ask).map(([name, value]) => [name, fill(value, asking)])
  const filled = Object.fromEntries(pairs) as Record<string, string>
  if (call.method === 'get') {
    const query = new URLSearchParams(filled)
    return (await api.ask(`/api${call.path}?${query}`, { headers: headersOf(caller) })).status
  }
  const method = call.method === 'post' ? 'POST' : 'PATCH'
  return (await api.send(method, call.path.slice(1), filled, headersOf(caller))).status
}

const groupOf = (caller: Caller) =>
  caller === 'visitor' ? 'visitor' : isPublicSiteRole(Number(caller)) ? 'customer' : 'staff'

test('what is somebody else’s, trashed or a draft is answered as the list says', async () => {
  const complaints: string[] = []
  const asking = callers.filter((caller) => caller === 'visitor' || typeof caller === 'number')
  const questions = api.calls.flatMap((call) =>
    (expectedAccess[call.path]?.items ?? []).map((question) => ({ call, question })),
  )
  for (const { call, question } of questions) {
    for (const caller of asking) {
      const own = typeof caller === 'number' ? question.answers[caller] : undefined
      const expected = own ?? question.answers[groupOf(caller)]
      const status = await askAbout(call, question, caller)
      if (expected !== undefined && status !== expected) {
        const asked = `${call.path} about ${question.relation}`
        complaints.push(`${asked} answers ${caller} with ${status}, expected ${expected}`)
      }
    }
  }
  expect(complaints).toEqual([])
})
