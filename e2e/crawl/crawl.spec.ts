import { HtmlValidate } from 'html-validate'
import english from '../../packages/i18n/messages/en.json' with { type: 'json' }
import swedish from '../../packages/i18n/messages/sv.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { type Crawl, crawlSite, isView, pageOfEachKind, pathOf, whole } from './crawl-site.ts'
import { htmlRules } from './html-rules.ts'
import { attribute, type ParsedPage, parsePage, visibleText } from './parsed-page.ts'
import { faultsOfFacts, type KnownDepot, type KnownProduct } from './told-facts.ts'

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
const localeOf = ({ path }: Pick<ParsedPage, 'path'>) => (/^\/en(\/|\?|$)/.test(path) ? 'en' : 'sv')

/** Addresses that share a value which should be their own. */
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
    for (const { description } of inLanguage(language)) {
      expect([...description].length).toBeLessThanOrEqual(120)
    }
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

test('sitemap and pages tell of each other, in both languages and with the same twins', () => {
  const known = new Set(crawl.sitemap.map(({ loc }) => loc))
  expect(known.size).toBe(crawl.sitemap.length)
  const pages = listed.filter(({ path }) => !path.includes('?'))
  const forgotten = pages.filter((page) => !known.has(page.canonical))
  expect(forgotten.map(({ path }) => path)).toEqual([])
  for (const { loc, alternates, lastmod } of crawl.sitemap) {
    const page = crawl.pages.get(pathOf(loc))
    expect(page?.isUnlisted, loc).toBe(false)
    expect(page?.canonical, loc).toBe(loc)
    expect(page?.alternates, loc).toEqual(alternates)
    expect([...alternates.keys()], loc).toEqual(['sv', 'en', 'x-default'])
    expect(alternates.get('x-default'), loc).toBe(alternates.get('sv'))
    for (const twin of alternates.values()) expect(known.has(twin), `${loc} ${twin}`).toBe(true)
    expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(Date.parse(lastmod ?? ''), loc).toBeLessThanOrEqual(Date.now())
  }
})

test('every page and its twin name each other and the Swedish one as default', () => {
  for (const { path, canonical, alternates } of listed) {
    expect([...alternates.keys()], path).toEqual(['sv', 'en', 'x-default'])
    expect(alternates.get(localeOf({ path })), path).toBe(canonical)
    expect(alternates.get('x-default'), path).toBe(alternates.get('sv'))
    for (const twin of alternates.values()) {
      expect(crawl.pages.get(pathOf(twin))?.alternates, `${path} ${twin}`).toEqual(alternates)
    }
  }
})

test('every page is valid HTML, and of its filtered and chosen views two of each kind', () => {
  const validator = new HtmlValidate(htmlRules)
  const { pages = [], views = [] } = Object.groupBy(crawl.pages.keys(), (path) =>
    isView(path) ? 'views' : 'pages',
  )
  const paths = [...pages, ...pageOfEachKind(views, 2)]
  expect(paths.length).toBeGreaterThan(400)
  const faults = paths.flatMap((path) =>
    validator
      .validateStringSync(crawl.pages.get(path)?.html ?? '')
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
  )
  expect(faults).toEqual([])
})

test('every page tells machines all of its facts, in both languages', async ({ request }) => {
  const listOf = async <Item extends { path: string }>(call: string) => {
    const { data } = (await (await request.get(`/api/site/${call}`)).json()) as { data: Item[] }
    return new Map(data.map((item) => [item.path, item]))
  }
  let pages = listed
  const faults = async () => {
    const known = {
      products: await listOf<KnownProduct>('getProductsArr?per_page=99999'),
      depots: await listOf<KnownDepot>('getDepotsArr'),
    }
    const faulty = pages.filter((page) => faultsOfFacts(page, known).length > 0)
    // Other journeys change prices and hours meanwhile: what differs is looked at once more.
    pages = await readAgain(faulty)
    return faulty.flatMap((page) => faultsOfFacts(page, known))
  }
  await expect.poll(faults).toEqual([])
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

test('the description is the beginning of the content, where a page has one (specification §9)', () => {
  // Occasions of one course share their content, so that theirs begins with place and day.
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

test('an offered price is the one that the page shows with VAT', () => {
  type Offered = { offers?: { priceSpecification: { price: number }[] } }
  const products = listed.filter(({ facts }) =>
    facts.some((thing) => thing['@type'] === 'Product' || thing['@type'] === 'Course'),
  )
  expect(products.length).toBeGreaterThan(200)
  for (const { path, html, facts } of products) {
    const text = visibleText(html)
    const offers = (facts as Offered[]).flatMap(
      ({ offers: offer }) => offer?.priceSpecification ?? [],
    )
    for (const { price } of offers) expect(text, path).toContain(kronor(price))
  }
})

test('what is shared has the words of its page and a picture that is there', async ({
  request,
}) => {
  const images = new Set<string>()
  for (const page of listed) {
    const { path, html, title, description, canonical, facts } = page
    const tagOf = (name: string) => {
      const tag = new RegExp(`<meta property="og:${name}"[^>]*>`).exec(html)?.[0]
      return attribute(tag ?? '', 'content')
    }
    const told = ['title', 'description', 'url', 'locale'].map(tagOf)
    const locale = localeOf(page) === 'sv' ? 'sv_SE' : 'en_GB'
    expect(told, path).toEqual([title, description, canonical.split('?')[0], locale])
    // A machine is shared with its own drawing, everything else with the company's.
    const isMachine = facts.some((thing) => thing['@type'] === 'Product')
    const name = isMachine ? `produkt/${path.split('/').at(-1)}` : 'minikran'
    if (!path.includes('/utbildningar/')) {
      expect(tagOf('image'), path).toBe(whole(`/og/${name}.png`))
    }
    images.add(tagOf('image'))
  }
  for (const image of [...images].slice(0, 12)) {
    const answer = await request.get(image)
    expect([answer.status(), answer.headers()['content-type']], image).toEqual([200, 'image/png'])
  }
})

test('all that a page loads and every place it points to on itself is there', async ({
  request,
}) => {
  const files = new Map<string, string>()
  const lost: string[] = []
  for (const { path, html } of crawl.pages.values()) {
    for (const file of filesOf(html)) files.set(file, path)
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const places = [...html.matchAll(/<a\b[^>]*?\shref="#([^"]+)"/g)].map(([, place = '']) => place)
    lost.push(...places.filter((place) => !ids.has(place)).map((place) => `${path} #${place}`))
  }
  for (const [file, page] of files) {
    const answer = await request.head(file)
    if (!answer.ok()) lost.push(`${page} → ${file} (${answer.status()})`)
  }
  expect(files.size).toBeGreaterThan(60)
  expect(lost).toEqual([])
})

test('the manifest is linked from every page, and its icons and starts are there', async ({
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
    // The size that a PNG has lies in its first chunk.
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

test('each kind of page runs in a browser without a complaint', async ({ page }) => {
  const kinds = pageOfEachKind(crawl.pages.keys(), 1)
  expect(kinds.length).toBeGreaterThan(20)
  // What the browser complains of fails the test by itself.
  for (const path of kinds) {
    await page.goto(path)
    await page.waitForFunction(
      () => '__reactRouterDataRouter' in window || document.readyState === 'complete',
    )
  }
})

/** The same pages as they are now, without those that are gone. */
async function readAgain(pages: readonly ParsedPage[]): Promise<ParsedPage[]> {
  const read = pages.map(async ({ path }) => {
    const answer = await fetch(whole(path))
    return answer.ok ? [parsePage(path, answer.status, await answer.text())] : []
  })
  return (await Promise.all(read)).flat()
}

type Manifest = {
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { url: string }[]
}

/** Pictures, movies, scripts and whatever else of this site a page loads by itself. */
function filesOf(html: string): string[] {
  const sources = [...html.matchAll(/\s(?:src|poster)="(\/[^"]*)"/g)].map(([, file = '']) => file)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  const linked = [...html.matchAll(/<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*>/g)]
  const links = linked.map(([tag]) => /\shref="(\/[^"]*)"/.exec(tag)?.[1] ?? '')
  return [...sources, ...sets, ...links]
    .filter((file) => file.startsWith('/'))
    .map((file) => file.replaceAll('&amp;', '&'))
}

/** `1 234,50 kr`, written apart from the product's own code. */
function kronor(sek: number): string {
  const [kronorPart = '', decimals = ''] = sek.toFixed(2).split('.')
  const grouped = kronorPart.replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${grouped}${decimals === '00' ? '' : `,${decimals}`} kr`
}
