import { testSites } from '../sites.ts'
import { type ParsedPage, parsePage } from './parsed-page.ts'
import { readSitemap, type SitemapEntry } from './read-sitemap.ts'

const { url: site } = testSites.embedded
const visitors = 8
// Files and calls are no pages, but a link to them must lead somewhere too.
const isPage = (address: string) => !/\.\w{2,11}(\?|$)|^\/api\//.test(address)
/** A filtered or sorted list is a view of a page: it is visited, its own links are not. */
export const isView = (address: string) => /\?(?!sida=\d+$)/.test(address)

export type Crawl = {
  sitemap: readonly SitemapEntry[]
  pages: ReadonlyMap<string, ParsedPage>
  /** Links that lead nowhere, each with the page that has it. */
  broken: readonly string[]
}

export const whole = (address: string) => `${site}${address}`
export const pathOf = (address: string) => address.slice(site.length) || '/'

/** Every address of the sitemap and every link on every page, visited once. */
export async function crawlSite(): Promise<Crawl> {
  const sitemap = readSitemap(await (await fetch(whole('/sitemap.xml'))).text())
  const queue = sitemap.map(({ loc }) => ({ address: pathOf(loc), from: '/sitemap.xml' }))
  const seen = new Set(queue.map(({ address }) => address))
  const pages = new Map<string, ParsedPage>()
  const broken: string[] = []

  const visit = async ({ address, from }: { address: string; from: string }) => {
    const answer = await fetch(whole(address))
    const html = await answer.text()
    if (!answer.ok) broken.push(`${from} → ${address} (${answer.status})`)
    if (!answer.ok || !isPage(address)) return
    const landed = answer.url.slice(site.length) || '/'
    const page = parsePage(landed, answer.status, html)
    pages.set(landed, page)
    if (isView(landed)) return
    for (const link of page.links.filter((found) => !seen.has(found))) {
      seen.add(link)
      queue.push({ address: link, from: landed })
    }
  }
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next)
  }
  // A worker that finds the queue empty may be followed by one that fills it again.
  while (queue.length > 0) await Promise.all(Array.from({ length: visitors }, work))
  return { sitemap, pages, broken }
}

/** One or two pages of each kind and language, by the shape of their address and what it asks. */
export function pageOfEachKind(paths: Iterable<string>, each: number): string[] {
  const kinds = Map.groupBy(paths, kindOf)
  return [...kinds.values()].flatMap((found) => found.slice(0, each))
}

const listed = new Set(['produkter', 'region', 'nyhet', 'presentation'])

function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, site)
  const [start = '', ...rest] = pathname
    .replace(/^\/en(?=\/|$)/, '')
    .slice(1)
    .split('/')
  const language = /^\/en(\/|$)/.test(pathname) ? 'en' : 'sv'
  const depth = listed.has(start) ? rest.length : ''
  return [language, start, depth, ...searchParams.keys()].join(' ')
}
