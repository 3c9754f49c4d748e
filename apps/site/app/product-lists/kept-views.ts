import { optionFields, rangeFields } from '@minikran/domain/catalogue/product-filters'
import { readViews, viewsCookie } from '../saved-views/view-cookies.ts'
import { listParameters } from './list-address.ts'

const filterNames = [
  ...rangeFields.flatMap((field) => [`${field}_min`, `${field}_max`]),
  ...optionFields,
]
const viewNames = [listParameters.sort, listParameters.view]
// Order and view are for all lists alike.
const allLists = 'products'
const mostLists = 6

function partOf(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  const kept = [...query].filter(([name, value]) => names.includes(name) && value !== '')
  return new URLSearchParams(kept).toString()
}

/** The cookies that keep what was chosen in a list, by its Swedish path. */
export function keepViews(cookies: string, path: string, search: string): string[] {
  const { [path]: _, ...others } = readViews(cookies, 'filters')
  const filters = partOf(search, filterNames)
  const newest = Object.entries({ ...others, ...(filters !== '' && { [path]: filters }) })
  const { [allLists]: _view, ...crud } = readViews(cookies, 'crud')
  const view = partOf(search, viewNames)
  return [
    viewsCookie('filters', Object.fromEntries(newest.slice(-mostLists))),
    viewsCookie('crud', { ...crud, ...(view !== '' && { [allLists]: view }) }),
  ]
}

/** The query of the list as it was last set; null when the address has one, or nothing is kept. */
export function keptSearch(cookies: string, path: string, search: string): string | null {
  if (partOf(search, [...filterNames, ...viewNames]) !== '') return null
  const kept = [readViews(cookies, 'filters')[path], readViews(cookies, 'crud')[allLists]]
  const parts = kept.map((part) =>
    typeof part === 'string' ? partOf(part, [...filterNames, ...viewNames]) : '',
  )
  const query = parts.filter((part) => part !== '').join('&')
  return query === '' ? null : `?${query}`
}
