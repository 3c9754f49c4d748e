import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../database/schema/people.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { testNow } from '../../testing/test-api.ts'
import type { Resource } from '../admin/items/resource.ts'
import { resourceCalls } from '../admin/items/resource-calls.ts'
import { allResources } from '../admin/resources/all-resources.ts'
import { examples } from '../admin/resources/examples.fixture.ts'
import { postResource } from '../admin/resources/posts.ts'
import { createApi } from '../create-api.ts'
import {
  type ExpectedItem,
  expectedItems,
  type ItemMove,
  type ItemState,
} from './expected-items.ts'
import { type Asking, complaintsAboutItem, type Placed } from './item-matrix.ts'

let api: AdminApi
let depots: { own: number; other: number }
let stranger: number
beforeAll(async () => {
  api = await createAdminApi()
  const [bound] = await api.db.select().from(users).where(eq(users.role, 80))
  const [customer] = await api.db.select().from(users).where(eq(users.role, 10))
  const own = bound?.depot_id ?? 0
  depots = { own, other: own + 1 }
  stranger = customer?.id ?? 0
})
afterAll(() => api.close())

let made = 0

/** A new item of the resource, or the own depot, which there is already. */
async function make(resource: Resource, { item, depot, fields }: ExpectedItem): Promise<number> {
  made += 1
  if (item === 'depots' && depot === 'own') return depots.own
  if (!resource.create) {
    const { table } = resource
    const row = { ...notCreated[item]?.(String(made)) }
    const [stored] = await api.db.insert(table).values(row).returning({ id: table.id })
    return Number(stored?.['id'])
  }
  const values = Object.entries(examples[item]?.make ?? {}).map(([name, value]) => [
    name,
    /slug$|email_address|corp_vat/.test(name)
      ? String(value).replace(/^[^@]*/, `$&-${made}`)
      : value,
  ])
  const body = { ...Object.fromEntries(values), ...fields, ...placeOf(item, depot) }
  const { data, errors } = await api.as(100).post(`create${resource.one}`, body)
  expect(errors).toBeUndefined()
  return data.id
}

/** What comes to be in another way than by a form. */
const notCreated: Record<string, (name: string) => object> = {
  pages: (name) => ({ page_key: `matris-${name}`, title_sv: 'Matris' }),
  images: (name) => ({ image_file: `${name}.webp`, alt_sv: 'Kran' }),
  documents: (name) => ({ document_name: name, document_file: `${name}.pdf`, document_ext: 'pdf' }),
  movies: (name) => ({ movie_name: name, movie_file: `${name}.mp4`, movie_ext: 'mp4' }),
}

function placeOf(item: string, depot: ExpectedItem['depot']) {
  if (depot === 'none' || item === 'depots') return {}
  return item === 'depotemployees' ? { depot_ids: [depots[depot]] } : { depot_id: depots[depot] }
}

const dayMs = 86_400_000
const columnsIn = (state: ItemState) => ({
  version: 1,
  publish_at: state === 'draft' ? null : new Date(testNow - dayMs),
  deleted_at: state === 'trashed' ? new Date(testNow - dayMs) : null,
  locked_at: state === 'locked' ? new Date(testNow - 60_000) : null,
  locked_by: state === 'locked' ? stranger : null,
})

const moveBody = (call: ItemMove, id: number) => {
  if (call === 'update') return { id, version: 1 }
  return call === 'takeOver' ? { id, take_over: true } : { id }
}

async function place(resource: Resource, expected: ExpectedItem): Promise<Placed> {
  const { table, one } = resource
  let id = await make(resource, expected)
  const set = async (state: ItemState) => {
    const given = Object.entries(columnsIn(state)).filter(
      ([name]) => name in getTableColumns(table),
    )
    const rows = await api.db
      .update(table)
      .set(Object.fromEntries(given))
      .where(eq(table.id, id))
      .returning({ id: table.id })
    return rows.length > 0
  }
  return {
    async put(state) {
      if (await set(state)) return
      id = await make(resource, expected)
      await set(state)
    },
    async ask({ role, call }: Asking) {
      const as = api.as(role)
      if (call === 'read') return (await as.get(`get${one}Obj?id=${id}`)).status
      if (call === 'history') return (await as.get(`get${one}HistoryArr?id=${id}`)).status
      const name = call === 'takeOver' ? 'lock' : call
      return (await as.post(`${name}${one}`, moveBody(call, id))).status
    },
  }
}

const movesOf = ({ lockable, destroyable }: Resource): ItemMove[] => [
  'update',
  'trash',
  'restore',
  ...(destroyable ? (['destroy'] as const) : []),
  ...(lockable ? (['lock', 'takeOver', 'unlock'] as const) : []),
]

const resourceOf = (item: string) => {
  const found = allResources.find((resource) => resource.item === item)
  if (found === undefined) throw new Error(`There is no resource ${item}`)
  return found
}

test('every resource stands in the reviewed list', () => {
  const listed = new Set(expectedItems.map(({ item }) => item))
  expect(allResources.map(({ item }) => item).filter((item) => !listed.has(item))).toEqual([])
})

test.each(expectedItems.map((expected) => [expected.item, expected.about, expected] as const))(
  '%s (%s) answers every role in every state as the list says',
  async (item, _, expected) => {
    const resource = resourceOf(item)
    const asked = { placed: await place(resource, expected), moves: movesOf(resource) }
    expect(await complaintsAboutItem(expected, asked)).toEqual([])
  },
  60_000,
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
  const asked = { placed: unguarded, moves: ['trash'] as const }
  const complaints = await complaintsAboutItem(expected, asked)
  expect(complaints.some((text) => text.startsWith('trash of posts'))).toBe(true)
}, 60_000)

async function askAt(door: ReturnType<typeof createApi>, role: number): Promise<number> {
  const { data } = await api
    .as(100)
    .post('createPost', { post_slug: `oppen-${role}`, title_sv: 'Öppen' })
  const request = new Request('http://localhost:3000/api/admin/trashPost', {
    method: 'POST',
    headers: { ...(await api.headersOf(role)), 'content-type': 'application/json' },
    body: JSON.stringify({ id: data.id }),
  })
  return (await door.fetch(request, { visitor: { address: '192.0.2.1', requestId: 'm' } })).status
}
