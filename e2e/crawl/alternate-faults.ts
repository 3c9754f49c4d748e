import { isDeepStrictEqual } from 'node:util'
import { nowMs } from '../../apps/server/src/testing/clock.ts'
import { type Crawl, pathOf } from './crawl-site.ts'
import type { ParsedPage } from './parsed-page.ts'
import type { SitemapEntry } from './read-sitemap.ts'

type Alternates = ReadonlyMap<string, string>

export const localeOf = ({ path }: Pick<ParsedPage, 'path'>) =>
  /^\/en(\/|\?|$)/.test(path) ? 'en' : 'sv'

function faultsOfNames(alternates: Alternates): string[] {
  const names = [...alternates.keys()].join()
  return [
    ...(names === 'sv,en,x-default' ? [] : [`names ${names}`]),
    ...(alternates.get('x-default') === alternates.get('sv') ? [] : ['another default']),
  ]
}

/** A page and its alternate link to each other, and to the Swedish one as default. */
export function alternateFaults(page: ParsedPage, { pages }: Crawl): string[] {
  const { path, canonical, alternates } = page
  const others = [...alternates.values()].filter(
    (twin) => !isDeepStrictEqual(pages.get(pathOf(twin))?.alternates, alternates),
  )
  return [
    ...faultsOfNames(alternates),
    ...(alternates.get(localeOf(page)) === canonical ? [] : ['itself has another address']),
    ...others.map((twin) => `${twin} names others`),
  ].map((fault) => `${path}: ${fault}`)
}

/**
 * An entry of the sitemap is a page with the same canonical address, and its alternates are
 * entries, too.
 */
export function sitemapEntryFaults(entry: SitemapEntry, { pages, sitemap }: Crawl): string[] {
  const { loc, alternates, lastmod = '' } = entry
  const page = pages.get(pathOf(loc))
  const isTold = page?.isUnlisted === false && page.canonical === loc
  const isDated = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(lastmod) && Date.parse(lastmod) <= nowMs()
  const known = new Set(sitemap.map((other) => other.loc))
  const unknown = [...alternates.values()].filter((twin) => !known.has(twin))
  return [
    ...faultsOfNames(alternates),
    ...(isTold ? [] : ['is no listed page']),
    ...(isDeepStrictEqual(page?.alternates, alternates) ? [] : ['has other twins']),
    ...(isDated ? [] : [`is dated ${lastmod}`]),
    ...unknown.map((twin) => `${twin} is no entry`),
  ].map((fault) => `${loc}: ${fault}`)
}
