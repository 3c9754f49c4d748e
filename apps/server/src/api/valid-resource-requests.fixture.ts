import type { AdminApi } from '../testing/admin-api.ts'
import type { Resource } from './admin/items/resource.ts'
import { allResources } from './admin/resources/all-resources.ts'
import { examples } from './admin/resources/examples.fixture.ts'
import { makeItem, newItemFields } from './make-item.fixture.ts'

type Asked = { query?: Record<string, string>; body?: object }
type About = { resource: Resource; id: number; api: AdminApi }

/** By the verb of the call: a request about a fresh item of the resource, made by a superadmin. */
const verbs: Record<string, (about: About) => Promise<Asked>> = {
  getArr: async () => ({}),
  getObj: async ({ id }) => ({ query: { id: String(id) } }),
  getHistoryArr: async ({ id }) => ({ query: { id: String(id) } }),
  getUsesArr: async ({ id }) => ({ query: { id: String(id) } }),
  export: async () => ({ query: { format: 'csv' } }),
  bulk: async ({ id }) => ({ body: { action: 'trash', items: [{ id, version: 1 }] } }),
  create: async ({ resource }) => ({ body: newItemFields(resource) }),
  update: async ({ resource: { item }, id }) => ({
    body: { id, version: 1, ...examples[item]?.change },
  }),
  trash: async ({ id }) => ({ body: { id, version: 1 } }),
  restore: onceTrashed,
  destroy: onceTrashed,
  lock: async ({ id }) => ({ body: { id } }),
  unlock: async ({ id, api, resource: { one } }) => {
    await api.as(100).post(`lock${one}`, { id })
    return { body: { id } }
  },
  duplicate: async ({ id }) => ({ body: { id } }),
  order: async ({ id }) => ({ body: { id, before: null } }),
  revert: async ({ id, api, resource: { one, item } }) => {
    await api.as(100).post(`update${one}`, { id, version: 1, ...examples[item]?.change })
    const { list } = await api.as(100).get(`get${one}HistoryArr?id=${id}`)
    return { body: { id, version: 2, entry: list.at(-1)?.id } }
  },
  replace: async ({ id, api, resource }) => ({
    body: { id, by_id: await makeItem(api, resource) },
  }),
}

async function onceTrashed({ id, api, resource: { one } }: About) {
  const body = { id, version: 1 }
  await api.as(100).post(`trash${one}`, body)
  return { body }
}

const kinds = allResources.flatMap((resource) =>
  Object.keys(verbs).map((verb) => ({ resource, verb, path: `/admin/${nameOf(resource, verb)}` })),
)

function nameOf({ one, many }: Resource, verb: string): string {
  const of = verb === 'getArr' || verb === 'export' || verb === 'bulk' ? many : one
  return verb.startsWith('get') ? `get${of}${verb.slice('get'.length)}` : `${verb}${of}`
}

/** A valid request for a call of a resource; null for other calls. */
export async function validResourceRequest(api: AdminApi, path: string): Promise<Asked | null> {
  const kind = kinds.find((one) => one.path === path)
  if (kind === undefined) return null
  const { resource, verb } = kind
  const id = await makeItem(api, resource)
  return (await verbs[verb]?.({ resource, id, api })) ?? null
}
