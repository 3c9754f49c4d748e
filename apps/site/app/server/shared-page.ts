import type { FindSharedPage, SharedPage } from '@minikran/contract/site-handler'
import { type Locale, splitLocale } from '@minikran/domain/catalogue/product-path'
import {
  defaultSettings,
  readSettings,
  type Settings,
} from '@minikran/domain/content/settings-cookie'
import type { PageHandle } from '../page-data/page-handle.ts'
import { isQueryName } from '../page-data/query-names.ts'

/** A path of the route table, such as `en?/produkter/:prodcat`, with the handle of its page. */
export type PageRoute = { path: string; handle: PageHandle | undefined }

type ParsedRoute = { segments: string[]; placeholders: number; handle: PageHandle | undefined }

/** The cached pages of an address: one for each price type. */
type SharedAddress = { locale: Locale; pages: Record<Settings['priceType'], SharedPage> }

const maxLength = 300
const maxAddresses = 2_000

/** Finds the cached page of an address; null when its page is rendered for each visitor. */
export function sharedPagesIn(routes: readonly PageRoute[]): FindSharedPage {
  const known = routes.map(readRoute).sort((a, b) => a.placeholders - b.placeholders)
  const cache = new Map<string, SharedAddress | null>()

  const read = (address: string): SharedAddress | null => {
    const queryStart = address.indexOf('?')
    const path = queryStart === -1 ? address : address.slice(0, queryStart)
    const { locale, path: swedishPath } = splitLocale(path)
    const segments = swedishPath === '/' ? [] : swedishPath.slice(1).split('/')
    const handle = known.find((route) => isMatch(route, segments))?.handle
    if (handle?.cacheParameters === undefined || !isCanonical(path)) return null
    const query = queryStart === -1 ? '' : sharedQuery(address.slice(queryStart), handle)
    if (query === null || path.length + query.length > maxLength) return null
    return { locale, pages: pagesOf(`${path}${query}`) }
  }
  // Parsing an address costs as much as answering from the cache.
  const find = (address: string) => {
    const before = cache.get(address)
    if (before !== undefined) return before
    const shared = read(address)
    if (cache.size >= maxAddresses) cache.clear()
    if (address.length <= maxLength) cache.set(address, shared)
    return shared
  }

  return (address, cookies) => {
    const shared = find(address)
    if (shared === null) return null
    const settings = cookies === null ? defaultSettings : readSettings(cookies)
    // The site redirects to the English page.
    if (settings.locale === 'en' && shared.locale === 'sv') return null
    return shared.pages[settings.priceType]
  }
}

function readRoute({ path, handle }: PageRoute): ParsedRoute {
  const segments = path.split('/').filter((segment) => segment !== 'en?' && segment !== '')
  return { segments, placeholders: segments.filter(isPlaceholder).length, handle }
}

const isPlaceholder = (segment: string) => segment.startsWith(':') || segment === '*'

function isMatch({ segments }: ParsedRoute, given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((segment, at) => segment === given[at] || isPlaceholder(segment))
}

/** Spelt as the site's own links; other spellings of the same path are not cached. */
function isCanonical(path: string): boolean {
  if (path.includes('//') || (path !== '/' && path.endsWith('/'))) return false
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    // A broken percent sequence, which the site answers itself.
    return false
  }
}

/**
 * The query parameters that the page is cached by, in a fixed order. Null when another known
 * parameter may change the page, such as a filter or a search. Unknown ones are ignored.
 */
function sharedQuery(search: string, { cacheParameters = [] }: PageHandle): string | null {
  const given = new URLSearchParams(search)
  for (const name of given.keys()) {
    if (!cacheParameters.includes(name) && isQueryName(name)) return null
  }
  const shared = new URLSearchParams()
  for (const name of cacheParameters)
    for (const value of given.getAll(name)) shared.append(name, value)
  return shared.size === 0 ? '' : `?${shared}`
}

const cookieOf: Record<Settings['priceType'], string | null> = {
  '': null,
  '1': `settings=${encodeURIComponent('{"priceType":"1"}')}`,
  '2': `settings=${encodeURIComponent('{"priceType":"2"}')}`,
}

const pagesOf = (address: string): SharedAddress['pages'] => ({
  '': sharedPage(address, ''),
  '1': sharedPage(address, '1'),
  '2': sharedPage(address, '2'),
})

const sharedPage = (address: string, priceType: Settings['priceType']): SharedPage => ({
  key: `page ${priceType} ${address}`,
  address,
  cookie: cookieOf[priceType],
})
