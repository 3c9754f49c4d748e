import { HtmlValidate } from 'html-validate'
import cranes from '../../apps/server/demo/data/cranes.json' with { type: 'json' }
import equipment from '../../apps/server/demo/data/equipment.json' with { type: 'json' }
import sweden from '../../apps/server/demo/data/sweden.json' with { type: 'json' }
import english from '../../packages/i18n/messages/en.json' with { type: 'json' }
import swedish from '../../packages/i18n/messages/sv.json' with { type: 'json' }
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { seenPages, seenViews } from '../seen-pages.ts'
import { alternateFaults, localeOf, sitemapEntryFaults } from './alternate-faults.ts'
import {
  type Crawl,
  crawlSite,
  pageOfEachKind,
  reachedFrom,
  visitAll,
  whole,
} from './crawl-site.ts'
import { expectedPrices, offeredPrices } from './expected-prices.ts'
import { filesOf } from './files-of.ts'
import { htmlRules } from './html-rules.ts'
import type { Manifest } from './manifest.ts'
import { type ParsedPage, visibleText } from './parsed-page.ts'
import { sharingFaults } from './sharing-faults.ts'
import {
  type KnownDepot,
  type KnownProduct,
  structuredDataFaults,
} from './structured-data-faults.ts'

// One crawl for the file, so one worker.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let crawl: Crawl
let listed: ParsedPage[]
test.beforeAll(async () => {
  // A hook has the time of one test unless it asks for more.
  test.setTimeout(180_000)
  crawl = await crawlSite()
  listed = [...crawl.pages.values()].filter(
    (page) => !page.isUnlisted && page.canonical === whole(page.path),
  )
})

const languages = ['sv', 'en'] as const
const inLanguage = (language: string) => listed.filter((page) => page.lang === language)

/** Addresses that share a value which should be unique. */
function shared(pages: readonly ParsedPage[], field: 'title' | 'description'): string[] {
  const groups = Map.groupBy(pages, (page) => page[field])
  return [...groups]
    .filter(([value, found]) => value === '' || found.length > 1)
    .map(([value, found]) => `${value}: ${found.map(({ path }) => path).join(' ')}`)
}

test('no address of the sitemap and no link on any page is broken', () => {
  expect(crawl.broken).toEqual([])
  expect(crawl.pages.size).toBeGreaterThan(300)
})

test('every page has one heading and the language of its address', () => {
  const wrong = [...crawl.pages.values()].filter(
    (page) => page.headings !== 1 || page.lang !== localeOf(page),
  )
  expect(wrong.map(({ path, headings, lang }) => `${path} ${headings} ${lang}`)).toEqual([])
})

for (const language of languages) {
  test(`titles and descriptions are each page's own (${language})`, () => {
    expect(shared(inLanguage(language), 'title')).toEqual([])
    expect(shared(inLanguage(language), 'description')).toEqual([])
    const long = inLanguage(language).filter(({ description }) => [...description].length > 120)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test(`no page mixes in sentences of the other language (${language})`, () => {
    const other = language === 'sv' ? english : swedish
    const own = new Set(Object.values(language === 'sv' ? swedish : english))
    const sentences = Object.values(other).filter(
      (text) => text.length >= 25 && !/[{<]/.test(text) && !own.has(text),
    )
    const mixed = inLanguage(language).flatMap(({ path, html }) => {
      const text = visibleText(html)
      return sentences.filter((found) => text.includes(found)).map((found) => `${path}: ${found}`)
    })
    expect(mixed).toEqual([])
  })
}

test('sitemap and pages agree, in both languages and with the same alternates', () => {
  const known = new Set(crawl.sitemap.map(({ loc }) => loc))
  expect(known.size).toBe(crawl.sitemap.length)
  const forgotten = listed.filter(
    ({ path, canonical }) => !path.includes('?') && !known.has(canonical),
  )
  expect(forgotten.map(({ path }) => path)).toEqual([])
  expect(crawl.sitemap.flatMap((entry) => sitemapEntryFaults(entry, crawl))).toEqual([])
})

test('every page and its alternate name each other and the Swedish one as default', () => {
  expect(listed.flatMap((page) => alternateFaults(page, crawl))).toEqual([])
})

test('each kind of page, filtered and chosen views among them, is valid HTML', () => {
  const validator = new HtmlValidate(htmlRules)
  const paths = pageOfEachKind(crawl.pages.keys())
  expect(paths.length).toBeGreaterThan(30)
  const faults = paths.flatMap((path) =>
    validator
      .validateStringSync(crawl.pages.get(path)?.html ?? '')
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
  )
  expect(faults).toEqual([])
})

test('every page has complete structured data, in both languages', async ({ request }) => {
  const listOf = async <Item extends { path: string }>(call: string) => {
    const { data } = (await (await request.get(`/api/site/${call}`)).json()) as { data: Item[] }
    return new Map(data.map((item) => [item.path, item]))
  }
  const known = {
    products: await listOf<KnownProduct>('getProductsArr?per_page=99999'),
    depots: await listOf<KnownDepot>('getDepotsArr'),
  }
  expect(listed.flatMap((page) => structuredDataFaults(page, known))).toEqual([])
  const told = listed.flatMap(({ facts }) => facts.map((thing) => thing['@type']))
  expect([...new Set(told)].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'BreadcrumbList',
    'Course',
    'LocalBusiness',
    'NewsArticle',
    'Organization',
    'Product',
    'WebSite',
  ])
})

test('the description is the beginning of the content, where a page has one', () => {
  // Dates of one course share their content, so theirs begins with place and day.
  const written =
    /^(\/en)?\/(produkter\/(?!utbildningar\/.+\/)[^?]+|nyhet\/.+|transporter|gdpr|about-us|cookies)$/
  const pages = listed.filter(({ path }) => written.test(path))
  expect(pages.length).toBeGreaterThan(200)
  const close = (text: string) => text.replace(/\s/g, '')
  const others = pages.filter(
    ({ html, description }) => !close(visibleText(html)).includes(close(description)),
  )
  expect(others.map(({ path, description }) => `${path}: ${description}`)).toEqual([])
})

test('every price on a product page and every offered one follows the price rules', async ({
  request,
}) => {
  const answer = await request.get('/api/site/getProductsArr?per_page=99999')
  const { data } = (await answer.json()) as { data: KnownProduct[] }
  expect(data.length).toBeGreaterThanOrEqual(105)
  for (const locale of ['sv', 'en'] as const) {
    for (const product of data) {
      const path = locale === 'sv' ? product.path : `/en${product.path}`
      const { html = '', facts = [] } = crawl.pages.get(path) ?? {}
      const text = visibleText(html)
      const prices = [...expectedPrices(product), ...offeredPrices(facts)]
      expect(
        prices.filter((price) => !text.includes(price)),
        path,
      ).toEqual([])
    }
  }
})

for (const prefix of ['', '/en']) {
  test(`every crane, machine and depot is reached by links, no draft (${prefix || '/'})`, () => {
    const reached = reachedFrom(crawl, `${prefix}/produkter`)
    const slugs = new Set(reached.map((path) => path.split('/').at(-1)))
    const machines = [...cranes.cranes, ...equipment.equipment].map(({ id }) => id)
    expect(machines.filter((id) => !slugs.has(id))).toEqual([])
    expect(slugs).not.toContain('utkast-demo')
    const home = crawl.pages.get(prefix || '/')?.html ?? ''
    for (const { corp_city } of sweden.depots) expect(home).toContain(corp_city)
  })
}

// That each has a picture of its own: share-card.api.test.ts.
test('sharing tags have the texts of their page and name its picture', () => {
  expect(listed.flatMap(sharingFaults)).toEqual([])
})

test('all files that a page loads and all its fragment links exist', async () => {
  const files = new Map<string, string>()
  const lost: string[] = []
  for (const { path, html } of crawl.pages.values()) {
    for (const file of filesOf(html)) files.set(file, path)
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const places = [...html.matchAll(/<a\b[^>]*?\shref="#([^"]+)"/g)].map(([, place = '']) => place)
    lost.push(...places.filter((place) => !ids.has(place)).map((place) => `${path} #${place}`))
  }
  await visitAll([...files], async ([file, page]) => {
    const answer = await fetch(whole(file), { method: 'HEAD' })
    if (!answer.ok) lost.push(`${page} → ${file} (${answer.status})`)
  })
  expect(files.size).toBeGreaterThan(60)
  expect(lost).toEqual([])
})

test('the manifest is linked from every page, and its icons and start pages exist', async ({
  request,
}) => {
  const unlinked = [...crawl.pages.values()].filter(
    ({ html }) => !html.includes('<link rel="manifest" href="/manifest.webmanifest"'),
  )
  expect(unlinked.map(({ path }) => path)).toEqual([])
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Minikran', lang: 'sv', start_url: '/', scope: '/' })
  const sizes = manifest.icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`)
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  for (const { src, type, sizes: size } of manifest.icons) {
    const icon = await request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
    // The size of a PNG is in its first chunk.
    const bytes = await icon.body()
    const real = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
    if (type === 'image/png') expect(real, src).toBe(size)
  }
  for (const { url } of manifest.shortcuts) expect(crawl.pages.has(url), url).toBe(true)
})

test('every page names the news feed of its language', () => {
  const feedOf = (page: ParsedPage) =>
    whole(`${localeOf(page) === 'en' ? '/en' : ''}/nyheter/rss.xml`)
  const unnamed = listed.filter(
    (page) =>
      !new RegExp(
        `<link rel="alternate" type="application/rss\\+xml"[^>]*href="${feedOf(page)}"`,
      ).test(page.html),
  )
  expect(unnamed.map(({ path }) => path)).toEqual([])
})

test('each kind of page runs without errors in the console', async ({ page }) => {
  // Most kinds are tested by accessibility.spec.ts; the others are opened here.
  const kinds = pageOfEachKind(crawl.pages.keys(), [...seenPages, ...seenViews])
  expect(kinds.length).toBeGreaterThan(5)
  // Console errors fail the test.
  for (const path of kinds) {
    await page.goto(path)
    await waitForHydration(page)
  }
})
