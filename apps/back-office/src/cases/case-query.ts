import type { Values } from '../providers/call-api.ts'

export type Listing = { filter: Values; sort?: { field: string; order: string } | undefined }

// "unread" sorts unread cases first; sorting by the time column replaces it.
function sortOf(sort: Listing['sort']): string {
  if (sort?.field === 'unread') return 'unread'
  return sort?.order === 'ASC' ? 'oldest' : 'newest'
}

/** The list's filters and order as parameters of its call. */
export function caseQuery({ sort, filter }: Listing): Values {
  const { q, ...own } = filter
  return {
    // The call takes `1` for a switch that is on, and nothing for one that is off.
    ...Object.fromEntries(
      Object.entries(own)
        .filter(([, value]) => value !== false)
        .map(([name, value]) => [name, value === true ? '1' : value]),
    ),
    search: q,
    sort: sortOf(sort),
  }
}
