import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'
import { readApi, type Values } from '../providers/call-api.ts'

export type Listing = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Values
}

/** Cases have their own calls, because they cannot be edited. */
export async function listCases({ pagination, ...listing }: Listing) {
  const { data, count } = await readApi('getCasesArr', {
    ...caseQuery(listing),
    page: pagination?.page,
    per_page: pagination?.perPage,
  })
  return { data: data as AdminListedCase[], total: count }
}

// "unread" sorts unread cases first; sorting by the time column replaces it.
function sortOf(sort: Listing['sort']): string {
  if (sort?.field === 'unread') return 'unread'
  return sort?.order === 'ASC' ? 'oldest' : 'newest'
}

/** The list's filters and order as parameters of its call. */
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
