import { caseQuery, type Listing } from '../cases/case-query.ts'
import { factsOf } from '../resources.ts'
import { callWithQuery, type Values } from './call-api.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** The address of a list as a file, filtered and sorted as on the screen. */
export const exportAddress = (resource: string, format: ExportFormat, listing: Listing): string =>
  addressOf(`export${factsOf(resource).many}`, { ...listQuery(resource, listing), format })

/** The load charts of the cranes of a list. */
export const chartsAddress = (filter: Values): string =>
  addressOf('exportCraneselectorRows', { ...filter, format: 'xlsx' })

const addressOf = (call: string, query: Values) => `/api/admin/${callWithQuery(call, query)}`

/** A list's filters and order as parameters of its calls. */
export function listQuery(resource: string, { filter, sort }: Listing): Values {
  if (resource === 'cases') return caseQuery({ filter, sort })
  // The audit is always sorted by time, the newest first.
  if (resource === 'audit' || sort === undefined) return filter
  return { ...filter, sort: sort.field, order: sort.order.toLowerCase() }
}
