import { caseQuery } from '../cases/case-provider.ts'
import { factsOf } from '../resources.ts'
import type { Values } from './call-api.ts'

export type ExportFormat = 'csv' | 'xlsx'
type Listing = { filter: Values; sort: { field: string; order: string } }

/** The address of a list as a file, filtered and sorted as on the screen. */
export function exportAddress(
  resource: string,
  format: ExportFormat,
  { filter, sort }: Listing,
): string {
  const query =
    resource === 'cases'
      ? caseQuery({ filter, sort })
      : { ...filter, ...(isSorted(resource) ? sortQuery(sort) : {}) }
  return addressOf(`export${factsOf(resource).many}`, { ...query, format })
}

/** The load charts of the cranes of a list. */
export const chartsAddress = (format: ExportFormat, { filter }: Listing): string =>
  addressOf('exportCraneselectorRows', { ...filter, format })

function addressOf(call: string, query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/api/admin/${call}?${search}`
}

const sortQuery = ({ field, order }: Listing['sort']) => ({
  sort: field,
  order: order.toLowerCase(),
})

// The audit is always sorted by time, the newest first.
export const isSorted = (resource: string) => resource !== 'audit'
