import type { FindSharedPage, SharedPage } from '@minikran/contract/site-handler'
import { type Locale, splitLocale } from '@minikran/domain/catalogue/product-path'
import type { PageHandle } from '../page-data/page-handle.ts'
import { queryNames } from '../page-data/query-names.ts'
import { defaultSettings, readSettings, type Settings } from '../preferences/settings-cookie.ts'

/** An address of the table, such as `en?/produkter/:prodcat`, and what its page says of itself. */
export type PageRoute = { path: string; handle: PageHandle | undefined }

type Known = { segments: string[]; places: number; handle: PageHandle | undefined }

/** What an address stands for, whoever asks: a page for each price type. */
type SharedAddress = { locale: Locale; pages: Record<Settings['priceType'], SharedPage> }

const longest = 300
const mostRemembered = 2_000

/** Which addresses are shared by all visitors, and how much of them matters. */
export function sharedPagesIn(routes: readonly PageRoute[]): FindSharedPage {
  const known = routes.map(readRoute).sort((a, b) => a.places - b.places)
  const remembered = new Map<string, SharedAddress | null>()

  const read = (address: string): SharedAddress | null => {
    const mark = address.indexOf('?')
    const path = mark === -1 ? address : address.slice(0, mark)
    const { locale, path: twin } = splitLocale(path)
    const segments = twin === '/' ? [] : twin.slice(1).split('/')
    const handle = known.find((route) => isMatch(route, segments))?.handle
    if (handle?.keptBy === undefined || !isCanonical(path)) return null
    const query = mark === -1 ? '' : sharedQuery(address.slice(mark), handle)
    if (query === null || path.length + query.length > longest) return null
    return { locale, pages: pagesOf(`${path}${query}`) }
  }
  // The same addresses come over and over, and reading one costs as much as its kept page.
  const recall = (address: string) => {
    const before = remembered.get(address)
    if (before !== undefined) return before
    const shared = read(address)
    if (remembered.size >= mostRemembered) remembered.clear()
    if (address.length <= longest) remembered.set(address, shared)
    return shared
  }

  return (address, cookies) => {
    const shared = recall(address)
    if (shared === null) return null
    const settings = cookies === null ? defaultSettings : readSettings(cookies)
    // Belongs at its English twin, where the site sends it.
    if (settings.locale === 'en' && shared.locale === 'sv') return null
    return shared.pages[settings.priceType]
  }
}

function readRoute({ path, handle }: PageRoute): Known {
  const segments = path.split('/').filter((segment) => segment !== 'en?' && segment !== '')
  return { segments, places: segments.filter(isPlace).length, handle }
}

const isPlace = (segment: string) => segment.startsWith(':') || segment === '*'

function isMatch({ segments }: Known, given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((segment, at) => segment === given[at] || isPlace(segment))
}

/** Written as our own links write it: other spellings of the same path are not kept beside it. */
function isCanonical(path: string): boolean {
  if (path.includes('//') || (path !== '/' && path.endsWith('/'))) return false
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    // A broken percent sequence: the site says what it is.
    return false
  }
}

/**
 * The parts of the query that the page is kept by, in one order. Null when another part may change
 * the page: a filter, a search or what somebody typed. Names that no page reads are left out.
 */
function sharedQuery(search: string, { keptBy = [] }: PageHandle): string | null {
  const given = new URLSearchParams(search)
  for (const name of given.keys()) {
    if (!keptBy.includes(name) && queryNames.has(name)) return null
  }
  const shared = new URLSearchParams()
  for (const name of keptBy) for (const value of given.getAll(name)) shared.append(name, value)
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
