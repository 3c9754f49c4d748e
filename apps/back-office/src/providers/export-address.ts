import { caseQuery } from '../cases/case-provider.ts'
import { factsOf } from '../resources.ts'
import { callWithQuery, type Values } from './call-api.ts'

export type ExportFormat = 'csv' | 'xlsx'
type Listing = { filter: Values; sort: { field: string; order: string } }

/** The address of a list as a file, filtered and sorted as on the screen. */
export function exportAddress(
  resource: string,
  format: ExportFormat,
  { filter, sort }: Listing,
): string {
  const query =
    resource === 'cases' ? caseQuery({ filter, sort }) : { ...filter, ...sortQuery(resource, sort) }
  return addressOf(`export${factsOf(resource).many}`, { ...query, format })
}

/** The load charts of the cranes of a list. */
export const chartsAddress = (filter: Values): string =>
  addressOf('exportCraneselectorRows', { ...filter, format: 'xlsx' })

const addressOf = (call: string, query: Values) => `/api/admin/${callWithQuery(call, query)}`

/** The order of a list's call; the audit is always sorted by time, the newest first. */
export const sortQuery = (resource: string, { field, order }: Listing['sort']): Values =>
  resource === 'audit' ? {} : { sort: field, order: order.toLowerCase() }
