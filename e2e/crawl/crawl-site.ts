import { site } from '../sites.ts'
import { type ParsedPage, parsePage } from './parsed-page.ts'
import { readSitemap, type SitemapEntry } from './read-sitemap.ts'

const { url: siteUrl } = site
const visitors = 8
// How pages are compressed: compress-answer.test.ts; browsers ask for it in every journey.
const uncompressed = { headers: { 'accept-encoding': 'identity' } }
// Files and API calls are not pages, but links to them must work, too.
const isPage = (address: string) => !/\.\w{2,11}(\?|$)|^\/api\//.test(address)
/** A filtered or sorted list is visited, but its links are not followed. */
const isView = (address: string) => /\?(?!sida=\d+$)/.test(address)

export type Crawl = {
  sitemap: readonly SitemapEntry[]
  pages: ReadonlyMap<string, ParsedPage>
  /** Broken links with the page that has them. */
  broken: readonly string[]
}

export const whole = (address: string) => `${siteUrl}${address}`
export const pathOf = (address: string) => address.slice(siteUrl.length) || '/'

/** Visits every address of the sitemap and every link once; of filtered lists one of each kind. */
export async function crawlSite(): Promise<Crawl> {
  const sitemap = readSitemap(await (await fetch(whole('/sitemap.xml'))).text())
  const queue = sitemap.map(({ loc }) => ({ address: pathOf(loc), from: '/sitemap.xml' }))
  const seen = new Set(queue.map(({ address }) => address))
  const pages = new Map<string, ParsedPage>()
  const broken: string[] = []

  const views = new Set<string>()
  const isWanted = (address: string) => {
    if (!isView(address)) return true
    const kind = `${languageOf(address)} ${kindOf(address)}`
    const isNew = !views.has(kind)
    views.add(kind)
    return isNew
  }

  const visit = async ({ address, from }: { address: string; from: string }) => {
    const answer = await fetch(whole(address), uncompressed)
    const html = await answer.text()
    if (!answer.ok) broken.push(`${from} → ${address} (${answer.status})`)
    if (!answer.ok || !isPage(address)) return
    const landed = answer.url.slice(siteUrl.length) || '/'
    const page = parsePage(landed, answer.status, html)
    pages.set(landed, page)
    if (isView(landed)) return
    for (const link of page.links.filter((found) => !seen.has(found))) {
      seen.add(link)
      if (isWanted(link)) queue.push({ address: link, from: landed })
    }
  }
  // A visitor who finds the queue empty may be followed by one who fills it again.
  while (queue.length > 0) await visitAll(queue, visit)
  return { sitemap, pages, broken }
}

/** Empties a queue, several at a time. */
export async function visitAll<Item>(
  queue: Item[],
  visit: (item: Item) => Promise<void>,
): Promise<void> {
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next)
  }
  await Promise.all(Array.from({ length: visitors }, work))
}

/** The pages reachable by links from an address, without views of lists. */
export function reachedFrom({ pages }: Crawl, start: string): string[] {
  const reached = new Set([start])
  for (const path of reached) {
    const below = pages.get(path)?.links ?? []
    for (const link of below) if (link.startsWith(start) && !isView(link)) reached.add(link)
  }
  return [...reached]
}

/**
 * A page of each route and one with each parameter of a route, every other one in English, without
 * what `seen` has already.
 */
export function pageOfEachKind(paths: Iterable<string>, seen: readonly string[] = []): string[] {
  const known = new Set(seen.flatMap(partsOf))
  const kinds = [...Map.groupBy(paths, kindOf)].filter(([, [path = '']]) => {
    const parts = partsOf(path)
    const isNew = parts.some((part) => !known.has(part))
    for (const part of parts) known.add(part)
    return isNew
  })
  return kinds.flatMap(([, found], index) => {
    const wanted = index % 2 === 0 ? 'sv' : 'en'
    return found.find((path) => languageOf(path) === wanted) ?? found.slice(0, 1)
  })
}

const listed = new Set(['produkter', 'region', 'nyhet', 'presentation'])

const languageOf = (address: string) => (/^\/en([/?]|$)/.test(address) ? 'en' : 'sv')

/** The pattern of an address with its parameters, in either language. */
function kindOf(address: string): string {
  const { start, depth, parameters } = splitAddress(address)
  return [start, depth, ...parameters].join(' ')
}

/** The route of an address and each of its parameters. */
function partsOf(address: string): string[] {
  const { start, depth, parameters } = splitAddress(address)
  return [`${start} ${depth}`, ...parameters.map((name) => `${start}?${name}`)]
}

function splitAddress(address: string) {
  const { pathname, searchParams } = new URL(address, siteUrl)
  const [start = '', ...rest] = pathname
    .replace(/^\/en(?=\/|$)/, '')
    .slice(1)
    .split('/')
  const depth = listed.has(start) ? rest.length : ''
  return { start, depth, parameters: [...searchParams.keys()] }
}
