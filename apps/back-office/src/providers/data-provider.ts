import type { DataProvider, Identifier, RaRecord } from 'ra-core'
import { findCase, listCases } from '../cases/case-provider.ts'
import { factsOf } from '../resources.ts'
import { readApi, type Values, writeApi } from './call-api.ts'
import { isSorted } from './export-address.ts'
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
    ...filter,
    ...(pagination === undefined ? {} : { page: pagination.page, per_page: pagination.perPage }),
    ...(sort === undefined || !isSorted(resource)
      ? {}
      : { sort: sort.field, order: sort.order.toLowerCase() }),
  }
  const { data, count } = await readApi(`get${factsOf(resource).many}Arr`, query, signal)
  return { data: data as Row[], total: count }
}

async function one<Row extends RaRecord>(resource: string, id: Identifier, signal?: AbortSignal) {
  const { data } = await readApi(`get${factsOf(resource).one}Obj`, { id }, signal)
  return { data: data as Row }
}

async function write<Row extends RaRecord>(resource: string, action: string, body: Values) {
  const call = `${action}${factsOf(resource).one}`
  const { data } = await writeApi(call, body).catch((error) => formProblem(error, resource))
  return { data: data as Row }
}

// A form names each empty field of a group, which the server leaves out.
const withoutEmpty = (value: unknown) =>
  JSON.stringify(value, (_, held: unknown) => (held === null ? undefined : held))
const same = (some: unknown, other: unknown) => withoutEmpty(some) === withoutEmpty(other)

/** Only what was changed is sent, so that two people at two fields of an item both keep theirs. */
function changes(data: Values, previous: Values): Values {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !same(value, previous[name])),
  )
}

const idsAtOnce = 100

const unused = () => Promise.reject(new Error('The back office has no such action.'))

export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, { signal, ...listing }) =>
    resource === 'cases'
      ? (listCases(listing) as never)
      : list(resource, { ...listing, ...(signal === undefined ? {} : { signal }) }),
  getOne: (resource, { id, signal }) =>
    resource === 'cases' ? (findCase(id) as never) : one(resource, id, signal),
  async getMany(resource, { ids }) {
    const wanted = ids.filter((id) => id !== null && id !== undefined && id !== '')
    const groups = Array.from({ length: Math.ceil(wanted.length / idsAtOnce) }, (_, index) =>
      wanted.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
    )
    const answers = await Promise.all(
      groups.map((group) => list(resource, { filter: { ids: group.join(','), per_page: 100 } })),
    )
    return { data: answers.flatMap(({ data }) => data) as never[] }
  },
  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    list(resource, { pagination, sort, filter: { ...filter, [target]: id } }),
  create: (resource, { data }) => write(resource, 'create', data as Values),
  update(resource, { id, data, previousData }) {
    const { version, ...own } = changes(data as Values, previousData as Values)
    const known = version ?? (previousData as Values)['version']
    // An id that comes from the address is a text.
    return write(resource, 'update', { ...own, id: Number(id), version: known })
  },
  // Not used: `moveItem` and the bulk calls name the version of each item.
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

/** Lets an item go; the browser sends it even when the window closes. */
export function leaveItem(resource: string, id: unknown) {
  return writeApi(`unlock${factsOf(resource).one}`, { id }, { keepalive: true }).catch(() => null)
}

/** An action of the item layer that react-admin has no word for. */
export function moveItem(resource: string, action: string, body: Values) {
  return write(resource, action, body)
}
