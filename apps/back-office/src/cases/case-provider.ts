import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'
import { readApi, type Values, writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'

export type Listing = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Values
}

/** Cases are read and moved by calls of their own: nobody edits what a customer has sent. */
export async function listCases({ pagination, ...listing }: Listing) {
  const { data, count } = await readApi('getCasesArr', {
    ...caseQuery(listing),
    page: pagination?.page,
    per_page: pagination?.perPage,
  })
  return { data: data as AdminListedCase[], total: count }
}

// Unread is a place in the order, not a column: whoever sorts by time leaves it.
function sortOf(sort: Listing['sort']): string {
  if (sort?.field === 'unread') return 'unread'
  return sort?.order === 'ASC' ? 'oldest' : 'newest'
}

/** The list's filters and order in the words of its call. */
export function caseQuery({ sort, filter = {} }: Pick<Listing, 'sort' | 'filter'>): Values {
  const { q, ...own } = filter
  return {
    // The call takes `1` for a switch that is on, and nothing for one that is off.
    ...Object.fromEntries(
      Object.entries(own)
        .filter(([, value]) => value !== false)
        .map(([name, value]) => [name, value === true ? '1' : value]),
    ),
    ...(typeof q === 'string' ? { search: q } : {}),
    sort: sortOf(sort),
  }
}

export async function findCase(id: unknown) {
  const { data } = await readApi('getCaseObj', { id })
  return { data: data as AdminCase }
}

/** Sent again under the same key it is written once. */
export const writeCase = (call: string, body: Values, key: string) =>
  writeApi(call, body, { key }).catch(formProblem)
