import { isOwnName } from '@minikran/domain/catalogue/own-filters'
import { optionFields, rangeFields } from '@minikran/domain/catalogue/product-filters'
import { readViews, viewsCookie } from '../saved-views/view-cookies.ts'
import { listParameters } from './list-address.ts'

const filterNames = new Set<string>([
  ...rangeFields.flatMap((field) => [`${field}_min`, `${field}_max`]),
  ...optionFields,
])
const isFilter = (name: string) => filterNames.has(name) || isOwnName(name)
const viewNames: readonly string[] = [listParameters.sort, listParameters.view]
const isView = (name: string) => viewNames.includes(name)
const isEither = (name: string) => isFilter(name) || isView(name)
// Order and view are the same for all lists.
const allLists = 'products'
const mostLists = 6

function partOf(search: string, isPart: (name: string) => boolean): string {
  const query = new URLSearchParams(search)
  const kept = [...query].filter(([name, value]) => isPart(name) && value !== '')
  return new URLSearchParams(kept).toString()
}

/** Whether filters, order or view differ; a page, a search and picked machines are no such choice. */
export const isChoice = (before: string, search: string): boolean =>
  partOf(before, isEither) !== partOf(search, isEither)

/** The cookies with the choices made in a list, by its Swedish path. */
export function choiceCookies(cookies: string, path: string, search: string): string[] {
  const { [path]: _, ...others } = readViews(cookies, 'filters')
  const filters = partOf(search, isFilter)
  const newest = Object.entries({ ...others, ...(filters !== '' && { [path]: filters }) })
  const { [allLists]: _view, ...crud } = readViews(cookies, 'crud')
  const view = partOf(search, isView)
  return [
    viewsCookie('filters', Object.fromEntries(newest.slice(-mostLists))),
    viewsCookie('crud', { ...crud, ...(view !== '' && { [allLists]: view }) }),
  ]
}

/** The address's query with the stored choices; null when it has its own, or nothing is stored. */
export function storedSearch(cookies: string, path: string, search: string): string | null {
  if (partOf(search, isEither) !== '') return null
  const kept = [readViews(cookies, 'filters')[path], readViews(cookies, 'crud')[allLists]]
  const parts = kept.map((part) => (typeof part === 'string' ? partOf(part, isEither) : ''))
  if (parts.every((part) => part === '')) return null
  // A search and picked machines stay; the page is that of another list.
  const asked = partOf(search, (name) => name !== listParameters.page)
  return `?${[asked, ...parts].filter((part) => part !== '').join('&')}`
}
