import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../database/schema/operations.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { newItemFields } from '../make-item.fixture.ts'
import { itemSchema, listedSchema } from './items/present-item.ts'
import { allResources } from './resources/all-resources.ts'
import { examples } from './resources/examples.fixture.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const superadmin = 100

test.each(['getProductsArr', 'getProductObj?id=1', 'getProductHistoryArr?id=1', 'getSettingsObj'])(
  'no cache keeps the answer of %s',
  async (call) => {
    const headers = await api.headersOf(superadmin)
    const response = await api.ask(`/api/admin/${call}`, { headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
  },
)

describe.each(allResources.map((resource) => [resource.item, resource] as const))(
  '%s',
  (item, resource) => {
    const { one, many, create, lockable, destroyable } = resource
    const example = examples[item] ?? { make: {}, change: {}, writer: superadmin }
    const first = async () => {
      const { list } = await api.as(superadmin).get(`get${many}Arr?per_page=1`)
      return list[0] ?? made()
    }
    const made = async () =>
      (await api.as(example.writer).post(`create${one}`, newItemFields(resource))).data

    test('is listed with a total, one page at a time, as described', async () => {
      const all = await api.as(superadmin).get(`get${many}Arr?per_page=1000`)
      expect(all.status).toBe(200)
      expect(all.list).toHaveLength(all.count)
      const empty = await api.as(superadmin).get(`get${many}Arr?page=&per_page=`)
      expect(empty.status).toBe(200)
      const page = await api.as(superadmin).get(`get${many}Arr?per_page=2&page=1`)
      expect(page.list.length).toBe(Math.min(2, all.count))
      for (const row of page.list) {
        expect(listedSchema(resource).strict().safeParse(row).error?.issues ?? []).toEqual([])
      }
    })

    test.each([...resource.sort])('is sorted by %s both ways', async (sort) => {
      const [up, down] = await Promise.all(
        ['asc', 'desc'].map((order) =>
          api.as(superadmin).get(`get${many}Arr?per_page=1000&sort=${sort}&order=${order}`),
        ),
      )
      expect(up?.list.map((row) => row.id)).toEqual(down?.list.map((row) => row.id).toReversed())
    })

    test('is listed by ids that can be stored, no others', async () => {
      const { id } = await first()
      const stored = await api.as(superadmin).get(`get${many}Arr?ids=${id},2147483647`)
      expect(stored.list.map((row) => row.id)).toEqual([id])
      const beyond = await api.as(superadmin).get(`get${many}Arr?ids=${id},2147483648`)
      expect(beyond.status).toBe(422)
    })

    test('is answered whole', async () => {
      const { id } = await first()
      const { status, data } = await api.as(superadmin).get(`get${one}Obj?id=${id}`)
      expect(status).toBe(200)
      expect(itemSchema(resource).strict().safeParse(data).error?.issues ?? []).toEqual([])
    })

    test('refuses fields that it does not know', async () => {
      const answer = await api.as(superadmin).post(`update${one}`, { id: 1, version: 1, role_x: 1 })
      expect([answer.status, answer.errors]).toEqual([422, { role_x: ['unknownKey'] }])
    })

    test.runIf(create)('is made, changed, and each write has its line in the audit', async () => {
      const own = await made()
      const changed = await api
        .as(example.writer)
        .post(`update${one}`, { id: own.id, version: own.version, ...example.change })
      expect(changed.status).toBe(200)
      expect(changed.data).toMatchObject({ ...example.change, version: own.version + 1 })
      const lines = await api.db
        .select()
        .from(audit)
        .where(eq(audit.item_id, String(own.id)))
        .orderBy(audit.id)
      const actions = lines.filter((line) => line.item === item).map((line) => line.action)
      expect(actions).toEqual(['created', 'updated'])
      const history = await api.as(superadmin).get(`get${one}HistoryArr?id=${own.id}`)
      expect(history.list.map((line) => line['action'])).toEqual(['updated', 'created'])
    })

    test.runIf(create)('of two changes to one version the second meets the first', async () => {
      const own = await made()
      const body = { id: own.id, version: own.version, ...example.change }
      const answers = await Promise.all([
        api.as(example.writer).post(`update${one}`, body),
        api.as(superadmin).post(`update${one}`, body),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const stale = answers.find(({ status }) => status === 409)
      expect(stale?.code).toBe('staleVersion')
      expect(stale?.facts?.['current']).toMatchObject({ version: own.version + 1 })
    })

    test.runIf(create && destroyable)(
      'goes to the trash, comes back, and goes for good',
      async () => {
        const { id, version } = await made()
        const act = (action: string, role = superadmin) =>
          api.as(role).post(`${action}${one}`, { id, version })
        const codes: (string | number)[] = []
        for (const action of [
          'restore',
          'destroy',
          'trash',
          'trash',
          'restore',
          'trash',
          'destroy',
        ]) {
          const answer = await act(action)
          codes.push(answer.code ?? answer.status)
        }
        expect(codes).toEqual([
          'itemNotTrashed',
          'itemNotTrashed',
          200,
          'itemTrashed',
          200,
          200,
          200,
        ])
        expect((await api.as(superadmin).get(`get${one}Obj?id=${id}`)).status).toBe(404)
      },
    )

    test.runIf(create)('is moved only in the version that was looked at', async () => {
      const own = await made()
      const { id, version } = own
      await api.as(superadmin).post(`update${one}`, { id, version, ...example.change })
      for (const action of ['trash', 'restore', ...(destroyable ? ['destroy'] : [])]) {
        const nameless = await api.as(superadmin).post(`${action}${one}`, { id })
        expect([nameless.status, nameless.errors]).toEqual([422, { version: ['required'] }])
        const stale = await api.as(superadmin).post(`${action}${one}`, { id, version })
        expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
        expect(stale.facts?.['current']).toMatchObject({ version: version + 1, deleted_at: null })
      }
      const fresh = { id, version: version + 1 }
      const trashed = await api.as(superadmin).post(`trash${one}`, fresh)
      expect(trashed.data).toMatchObject({ version: version + 1 })
      expect(trashed.data['deleted_at']).not.toBeNull()
    })

    test.runIf(create && lockable)('is kept by who works on it', async () => {
      const { id, version } = await made()
      const writer = api.as(example.writer)
      const free = await writer.post(`unlock${one}`, { id })
      expect([free.status, free.code]).toEqual([409, 'itemNotLocked'])
      expect((await writer.post(`lock${one}`, { id })).data['lock']).toMatchObject({ mine: true })
      const other = api.as(superadmin)
      const refused = await other.post(`update${one}`, { id, version, ...example.change })
      expect([refused.status, refused.code]).toEqual([409, 'itemLocked'])
      expect((await other.post(`lock${one}`, { id })).code).toBe('itemLocked')
      const taken = await other.post(`lock${one}`, { id, take_over: true })
      expect(taken.data['lock']).toMatchObject({ mine: true })
      expect((await writer.post(`update${one}`, { id, version })).code).toBe('itemLocked')
      expect((await other.post(`unlock${one}`, { id })).data['lock']).toBeNull()
    })
  },
)
