import { and, eq, getTableColumns, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOrdered, type Resource } from '../../api/admin/items/resource.ts'
import { resourceCalls } from '../../api/admin/items/resource-calls.ts'
import { allResources } from '../../api/admin/resources/all-resources.ts'
import { postResource } from '../../api/admin/resources/posts.ts'
import { createApi } from '../../api/create-api.ts'
import { makeItem } from '../../api/make-item.fixture.ts'
import { audit } from '../../database/schema/operations.ts'
import { type AdminApi, type Answered, createAdminApi } from '../admin-api.ts'
import { userOfRole } from '../stored-rows.ts'
import { testNow } from '../test-api.ts'
import {
  type ExpectedItem,
  expectedItems,
  type ItemMove,
  type ItemState,
} from './expected-items.ts'
import {
  type Asking,
  complaintsAboutItem,
  everyQuestion,
  type Placed,
  pairwiseQuestions,
} from './item-matrix.ts'

let api: AdminApi
let depots: { own: number; other: number }
let stranger: number
beforeAll(async () => {
  api = await createAdminApi({ remembersSessions: true })
  const own = (await userOfRole(api.db, 80)).depot_id ?? 0
  depots = { own, other: own + 1 }
  stranger = (await userOfRole(api.db, 10)).id
})
afterAll(() => api.close())

/** A new item of the resource, or the own depot, which there is already. */
async function make(resource: Resource, { item, depot, fields }: ExpectedItem): Promise<number> {
  if (item === 'depots' && depot === 'own') return depots.own
  return makeItem(api, resource, { ...fields, ...placeOf(item, depot) })
}

function placeOf(item: string, depot: ExpectedItem['depot']) {
  if (depot === 'none' || item === 'depots') return {}
  if (depot === 'shared') return { depot_ids: [depots.own, depots.other] }
  return item === 'depotemployees' ? { depot_ids: [depots[depot]] } : { depot_id: depots[depot] }
}

const dayMs = 86_400_000
const columnsIn = (state: ItemState) => ({
  version: 1,
  publish_at: state === 'draft' ? null : new Date(testNow - dayMs),
  unpublish_at: new Date(testNow + dayMs),
  deleted_at: state === 'trashed' ? new Date(testNow - dayMs) : null,
  locked_at: state === 'locked' ? new Date(testNow - 60_000) : null,
  locked_by: state === 'locked' ? stranger : null,
})

type Made = { id: number; asMade: Record<string, unknown>; entry: number; last: number }

/** The item as it lies in its table, with an older version in its history. */
async function makeWithPast(resource: Resource, expected: ExpectedItem): Promise<Made> {
  const { table, item, fields } = resource
  const id = await make(resource, expected)
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const [row] = await api.db.select(Object.fromEntries(columns)).from(table).where(eq(table.id, id))
  const { id: _, ...asMade } = row as Record<string, unknown>
  const name = Object.keys(fields.shape).find((field) => /(title|name)(_sv)?$/.test(field)) ?? ''
  const older = typeof asMade[name] === 'number' ? 2 : 'Hur det var'
  const past = { action: 'updated', item, item_id: String(id) }
  const [entry, last] = await api.db
    .insert(audit)
    .values([
      { ...past, action: 'created' },
      { ...past, changes: { [name]: [older, asMade[name]] } },
    ])
    .returning({ id: audit.id })
  return { id, asMade, entry: entry?.id ?? 0, last: last?.id ?? 0 }
}

let places = 1000
/** A place in the order that nothing has had. */
const newPlace = () => {
  places += 1
  return places
}

type Sent = { call: string; body: object }
const bulk = (resource: Resource, id: number, step: object): Sent => ({
  call: `bulk${resource.many}`,
  body: { items: [{ id, version: 1 }], ...step },
})

const sentFor: Partial<Record<ItemMove, (resource: Resource, made: Made) => Sent>> = {
  update: ({ one }, { id }) => ({ call: `update${one}`, body: { id, version: 1 } }),
  trash: ({ one }, { id }) => ({ call: `trash${one}`, body: { id, version: 1 } }),
  restore: ({ one }, { id }) => ({ call: `restore${one}`, body: { id, version: 1 } }),
  destroy: ({ one }, { id }) => ({ call: `destroy${one}`, body: { id, version: 1 } }),
  takeOver: ({ one }, { id }) => ({ call: `lock${one}`, body: { id, take_over: true } }),
  revert: ({ one }, { id, entry }) => ({ call: `revert${one}`, body: { id, version: 1, entry } }),
  order: ({ one }, { id }) => ({ call: `order${one}`, body: { id, before: null } }),
  bulkTrash: (resource, { id }) => bulk(resource, id, { action: 'trash' }),
  bulkRestore: (resource, { id }) => bulk(resource, id, { action: 'restore' }),
  bulkPublish: (resource, { id }) => bulk(resource, id, { action: 'publish' }),
  bulkOrder: (resource, { id }) => bulk(resource, id, { action: 'order', from: newPlace() }),
}

const statuses: Record<string, number> = {
  itemForbidden: 403,
  notFound: 404,
  validationFailed: 422,
}
type Results = { results?: { done: boolean; code: string }[] }

/** What became of the one item, also where the call as such is answered with 200. */
function statusOf({ status, data }: Answered): number {
  const [result] = (data as Results).results ?? []
  if (result === undefined || result.done) return status
  return statuses[result.code] ?? 409
}

async function place(resource: Resource, expected: ExpectedItem): Promise<Placed> {
  const { table, one } = resource
  const columns = getTableColumns(table)
  let stored = await makeWithPast(resource, expected)
  const set = async (state: ItemState) => {
    const given = Object.entries(columnsIn(state)).filter(([name]) => name in columns)
    const rows = await api.db
      .update(table)
      .set({ ...stored.asMade, ...Object.fromEntries(given) })
      .where(eq(table.id, stored.id))
      .returning({ id: table.id })
    // What was done meanwhile is gone from its history too, which would grow by every question.
    const later = and(eq(audit.item_id, String(stored.id)), gt(audit.id, stored.last))
    await api.db.delete(audit).where(and(eq(audit.item, resource.item), later))
    return rows.length > 0
  }
  return {
    async put(state) {
      if (await set(state)) return
      stored = await makeWithPast(resource, expected)
      await set(state)
    },
    async ask({ role, call }: Asking) {
      const as = api.as(role)
      const { id } = stored
      if (call === 'read') return (await as.get(`get${one}Obj?id=${id}`)).status
      if (call === 'history') return (await as.get(`get${one}HistoryArr?id=${id}`)).status
      const sent = sentFor[call]?.(resource, stored) ?? { call: `${call}${one}`, body: { id } }
      return statusOf(await as.post(sent.call, sent.body))
    },
  }
}

function movesOf(resource: Resource): ItemMove[] {
  const { lockable, destroyable, isContent, create, fields } = resource
  return [
    'update',
    'trash',
    'restore',
    ...(destroyable ? (['destroy'] as const) : []),
    ...(lockable ? (['lock', 'takeOver', 'unlock'] as const) : []),
    ...(isContent ? (['revert'] as const) : []),
    ...(isContent && create ? (['duplicate'] as const) : []),
    ...(isOrdered(resource) ? (['order'] as const) : []),
    'bulkTrash',
    'bulkRestore',
    ...('publish_at' in fields.shape ? (['bulkPublish'] as const) : []),
    ...('order' in fields.shape ? (['bulkOrder'] as const) : []),
  ]
}

const resourceOf = (item: string) => {
  const found = allResources.find((resource) => resource.item === item)
  if (found === undefined) throw new Error(`There is no resource ${item}`)
  return found
}

test('every resource stands in the reviewed list', () => {
  const listed = new Set(expectedItems.map(({ item }) => item))
  expect(allResources.map(({ item }) => item).filter((item) => !listed.has(item))).toEqual([])
})

const everything = expectedItems.flatMap((expected) =>
  everyQuestion(movesOf(resourceOf(expected.item))).map((question) => ({ expected, question })),
)
// `npm run test:matrix` asks all of them; that the rules answer them so is expected-items.test.ts's.
const asked = process.env['WHOLE_MATRIX'] === '1' ? everything : pairwiseQuestions(everything)

test('what is asked holds each call, each role and each state, and each call with each role', () => {
  const pairsOf = (list: typeof everything) =>
    new Set(list.flatMap(({ question: { call, role, state } }) => [`${call} ${role}`, state]))
  expect(pairsOf(asked)).toEqual(pairsOf(everything))
})

test.each(expectedItems.map((expected) => [expected.item, expected.about, expected] as const))(
  '%s (%s) answers roles in states as the list says',
  async (item, _, expected) => {
    const questions = asked.filter((one) => one.expected === expected).map((one) => one.question)
    const placed = await place(resourceOf(item), expected)
    expect(await complaintsAboutItem(expected, { placed, questions })).toEqual([])
  },
)

test('a resource that lets anybody write is found', async () => {
  const [expected] = expectedItems.filter(({ item }) => item === 'posts')
  if (expected === undefined) throw new Error('Posts are not listed')
  const open: Resource = { ...postResource, mayWrite: () => true }
  const jobs = { enqueueMail: async () => undefined }
  const parts = { db: api.db, now: () => testNow, jobs, publicUrl: 'http://localhost:3000' }
  const door = createApi(resourceCalls(open, parts), api.services)
  const placed = await place(open, expected)
  const unguarded: Placed = {
    put: placed.put,
    ask: ({ role, call }) => (call === 'trash' ? askAt(door, role) : placed.ask({ role, call })),
  }
  const questions = everyQuestion(['trash']).filter(({ call }) => call === 'trash')
  const complaints = await complaintsAboutItem(expected, { placed: unguarded, questions })
  expect(complaints.some((text) => text.startsWith('trash of posts'))).toBe(true)
})

async function askAt(door: ReturnType<typeof createApi>, role: number): Promise<number> {
  const { data } = await api
    .as(100)
    .post('createPost', { post_slug: `oppen-${role}`, title_sv: 'Öppen' })
  const request = new Request('http://localhost:3000/api/admin/trashPost', {
    method: 'POST',
    headers: { ...(await api.headersOf(role)), 'content-type': 'application/json' },
    body: JSON.stringify({ id: data.id, version: data.version }),
  })
  return (await door.fetch(request, { visitor: { address: '192.0.2.1', requestId: 'm' } })).status
}
