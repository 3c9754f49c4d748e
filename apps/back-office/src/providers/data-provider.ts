import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import { sendKey } from '../items/send-key.ts'
import { factsOf } from '../resources.ts'
import { removeStored } from './browser-storage.ts'
import { readApi, type Values, writeApi } from './call-api.ts'
import { listQuery } from './export-address.ts'
import { formProblem } from './form-problem.ts'

type Listing = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Values
  signal?: AbortSignal
}

async function list<Row extends RaRecord>(resource: string, listing: Listing) {
  const { pagination, sort, filter = {}, signal } = listing
  const query = {
    ...listQuery(resource, { filter, sort }),
    ...(pagination === undefined ? {} : { page: pagination.page, per_page: pagination.perPage }),
  }
  const { data, count } = await readApi(`get${factsOf(resource).many}Arr`, query, signal)
  return { data: data as Row[], total: count }
}

async function one<Row extends RaRecord>(resource: string, id: Identifier, signal?: AbortSignal) {
  const { data } = await readApi(`get${factsOf(resource).one}Obj`, { id }, signal)
  return { data: data as Row }
}

// Without a key, what was stored before its answer was lost would be stored again.
const makesNew = new Set(['create', 'duplicate'])

// Tabs share the storage: copying one item must not drop the key of another one's copy.
const sendingPlace = (resource: string, action: string, id: unknown = 'new') =>
  `sending:${action}${factsOf(resource).one}:${String(id)}`

/** Makes the next copy of an item another one. */
export const forgetCopy = (resource: string, id: unknown) =>
  removeStored(sendingPlace(resource, 'duplicate', id))

/** A writing call for an item; its refusal has the sentences of the form's fields. */
export async function writeItem<Row extends RaRecord>(
  resource: string,
  action: string,
  body: Values,
) {
  const call = `${action}${factsOf(resource).one}`
  const place = sendingPlace(resource, action, body['id'])
  const keyed = makesNew.has(action) ? { key: sendKey(place, JSON.stringify(body)) } : {}
  const { data } = await writeApi(call, body, keyed).catch((error) => formProblem(error, resource))
  removeStored(place)
  return { data: data as Row }
}

// A form has null for the empty fields of a group, which the server leaves out.
const withoutEmpty = (value: unknown) =>
  JSON.stringify(value, (_, held: unknown) => (held === null ? undefined : held))
const same = (some: unknown, other: unknown) => withoutEmpty(some) === withoutEmpty(other)

/** The changed fields only, so that two people can change different fields of one item. */
function changes(data: Values, previous: Values): Values {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !same(value, previous[name])),
  )
}

const idsPerCall = 100

const unused = () => Promise.reject(new Error('The back office has no such action.'))

export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: list,
  getOne: (resource, { id, signal }) => one(resource, id, signal),
  async getMany(resource, { ids }) {
    const wanted = ids.filter((id) => id !== null && id !== undefined && id !== '')
    const groups = Array.from({ length: Math.ceil(wanted.length / idsPerCall) }, (_, index) =>
      wanted.slice(index * idsPerCall, (index + 1) * idsPerCall),
    )
    const answers = await Promise.all(
      groups.map((group) =>
        list(resource, { filter: { ids: group.join(','), per_page: idsPerCall } }),
      ),
    )
    return { data: answers.flatMap(({ data }) => data) as never[] }
  },
  create: (resource, { data }) => writeItem(resource, 'create', data as Values),
  update(resource, { id, data, previousData }) {
    const { version, ...own } = changes(data as Values, previousData as Values)
    const known = version ?? (previousData as Values)['version']
    // An id from the page's address is a string.
    return writeItem(resource, 'update', { ...own, id: Number(id), version: known })
  },
  getManyReference: unused,
  // Not used: `writeItem` and the bulk calls name the version of each item.
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

/** Releases the lock of an item; the browser sends the call even when the window closes. */
export function leaveItem(resource: string, id: unknown) {
  return writeApi(`unlock${factsOf(resource).one}`, { id }, { keepalive: true }).catch(() => null)
}
