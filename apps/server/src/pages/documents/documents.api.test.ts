import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manufacturers, prodcats } from '../../database/schema/catalogue.ts'
import { pages, posts } from '../../database/schema/content.ts'
import { products } from '../../database/schema/products.ts'
import { alwaysAnew, createWhileUnchanged } from '../../response-cache/while-unchanged.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createDocuments } from './documents.ts'
import { listedItems } from './listed-items.ts'
import { makeSitemap } from './make-sitemap.ts'
import { makeNewsFeed } from './news-feed.ts'
import { ownPagesIn } from './own-pages.ts'

const publicUrl = 'https://www.example.se'
const visitor = { address: '192.0.2.1', requestId: 'test' }
const listedPaths = [
  '/',
  '/produkter',
  '/produkter/:prodcat/:prodsubcat/:product',
  '/nyheter',
  '/nyhet/:post',
  '/transporter',
  '/maskinuthyrning-utan-forare',
  '/leverantorer',
]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('demo')
})
afterAll(() => database.close())

const documents = (whileUnchanged = alwaysAnew) =>
  createDocuments({
    db: database.db,
    publicUrl,
    listedPaths: async () => listedPaths,
    whileUnchanged,
  })

async function read(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`${publicUrl}${path}`, { headers })
  const answer = await documents()(request, path, visitor)
  if (answer === null) throw new Error(`${path} is no document`)
  return answer
}

const textOf = async (path: string) => (await read(path)).text()

function sitemapOf(db: TestDatabase['db'], paths = listedPaths) {
  const items = listedItems(db)
  return makeSitemap({ publicUrl, listedPaths: paths, items, findOwn: ownPagesIn(db, items) })
}

/** The date of an address of the sitemap; undefined when it is not there. */
function dateOf(xml: string, path: string): string | undefined {
  const entry = xml.split('<url>').find((part) => part.includes(`<loc>${publicUrl}${path}</loc>`))
  return entry && (/<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? 'none')
}

test('the sitemap names every address in both languages with its twin', async () => {
  const xml = await textOf('/sitemap.xml')
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const path = '/produkter/minikranar/spindelkranar/jekko-spx532'
  const urls = ['/', '/en', '/produkter', '/en/produkter', path, `/en${path}`]
  for (const url of urls) expect(addresses).toContain(`${publicUrl}${url}`)
  const entry = xml
    .split('<url>')
    .find((part) => part.includes(`<loc>${publicUrl}/en${path}</loc>`))
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
  for (const [language, prefix] of [
    ['sv', ''],
    ['en', '/en'],
    ['x-default', ''],
  ]) {
    const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${prefix}${path}"/>`
    expect(entry).toContain(link)
  }
})

test('a draft, a trashed post and an address without items are not in the sitemap', async () => {
  const own = await createTestDatabase('demo')
  const [post] = await own.db.select().from(posts).limit(1)
  await own.db
    .update(posts)
    .set({ deleted_at: fromNow() })
    .where(eq(posts.id, post?.id ?? 0))
  await own.db.update(products).set({ status: 2 }).where(eq(products.product_slug, 'jekko-spx532'))
  const xml = await sitemapOf(own.db)
  await own.close()
  expect(xml).not.toContain('utkast-demo')
  expect(xml).not.toContain('jekko-spx532')
  expect(xml).not.toContain(`/nyhet/${post?.post_slug}<`)
})

test('with a category all that lies in it is left out of the sitemap', async () => {
  const own = await createTestDatabase('demo')
  const isHidden = eq(prodcats.prodcat_slug, 'minikranar')
  await own.db.update(prodcats).set({ deleted_at: fromNow() }).where(isHidden)
  const category = '/produkter/:prodcat'
  const xml = await sitemapOf(own.db, [...listedPaths, category, `${category}/:prodsubcat`])
  await own.close()
  expect(xml).toContain('/produkter/bandtransportorer/dumprar<')
  expect(xml).not.toContain('/produkter/minikranar')
})

test('an address whose items nobody lists is refused, so that no page is forgotten', async () => {
  await expect(sitemapOf(database.db, ['/hemligt/:x'])).rejects.toThrow('/hemligt/:x')
})

test('every address has the date of the last change of what stands on it', async () => {
  const own = await createTestDatabase('demo')
  const changed = '2031-05-04T10:00:00.000Z'
  const later = '2031-05-05T10:00:00.000Z'
  await own.db
    .update(pages)
    .set({ updated_at: new Date(changed) })
    .where(inArray(pages.page_key, ['transporter', 'maskinuthyrning-utan-forare/ditt-ansvar']))
  await own.db
    .update(manufacturers)
    .set({ updated_at: new Date(changed) })
    .where(eq(manufacturers.manufacturer_slug, 'jekko'))
  const before = await sitemapOf(own.db)
  await own.db
    .update(products)
    .set({ updated_at: new Date(later) })
    .where(eq(products.product_slug, 'jekko-spx532'))
  const after = await sitemapOf(own.db)
  await own.close()
  expect(before.match(/<url>/g)).toHaveLength(before.match(/<lastmod>/g)?.length ?? 0)
  expect(dateOf(before, '/en/transporter')).toBe(changed)
  expect(dateOf(before, '/maskinuthyrning-utan-forare')).toBe(changed)
  expect(dateOf(before, '/leverantorer')).toBe(changed)
  for (const path of ['/', '/en/produkter', '/produkter/minikranar/spindelkranar/jekko-spx532']) {
    expect([path, dateOf(before, path) === later, dateOf(after, path)]).toEqual([
      path,
      false,
      later,
    ])
  }
  expect(dateOf(after, '/nyheter')).toBe(dateOf(before, '/nyheter'))
})

test('a post that was published by the clock is as new as that', async () => {
  const own = await createTestDatabase('demo')
  const published = fromNow({ seconds: -1 })
  const [post] = await own.db.select().from(posts).limit(1)
  await own.db
    .update(posts)
    .set({ publish_at: published, updated_at: new Date('2020-01-01') })
    .where(eq(posts.id, post?.id ?? 0))
  const xml = await sitemapOf(own.db)
  await own.close()
  expect(dateOf(xml, `/nyhet/${post?.post_slug}`)).toBe(published.toISOString())
})

test('a page whose text is empty or not published is left out, as search engines skip it', async () => {
  const own = await createTestDatabase('demo')
  const ofKey = (key: string) => eq(pages.page_key, key)
  await own.db.update(pages).set({ content_sv: '<p> </p>' }).where(ofKey('transporter'))
  await own.db.update(pages).set({ unpublish_at: fromNow() }).where(ofKey('leverantorer'))
  const xml = await sitemapOf(own.db)
  await own.close()
  for (const path of ['/transporter', '/en/transporter', '/leverantorer']) {
    expect(dateOf(xml, path), path).toBeUndefined()
  }
  expect(dateOf(xml, '/nyheter')).toBeDefined()
})

test('robots are led to the sitemap', async () => {
  expect(await textOf('/robots.txt')).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
})

test.each([
  ['/nyheter/rss.xml', '', 'sv'],
  ['/en/nyheter/rss.xml', '/en', 'en'],
])('%s tells the newest posts with whole addresses', async (path, prefix, language) => {
  const xml = await textOf(path)
  const [post] = await database.db.select().from(posts).where(eq(posts.id, 1))
  const address = `${publicUrl}${prefix}/nyhet/${post?.post_slug}`
  expect(xml).toContain(`<language>${language}</language>`)
  expect(xml).toContain(`<link>${address}</link>`)
  expect(xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/)
  expect(xml).not.toMatch(/href="\//)
})

test('a feed is as new as its last post was published, and has posts of one moment in their order', async () => {
  const own = await createTestDatabase('demo')
  const published = new Date('2026-11-20T06:00:00Z')
  const old = { updated_at: new Date('2020-01-01'), publish_at: new Date('2020-01-01') }
  await own.db.update(posts).set(old)
  for (const [id, order] of [
    [1, 20],
    [2, 10],
  ] as const) {
    await own.db.update(posts).set({ publish_at: published, order }).where(eq(posts.id, id))
  }
  const newest = await own.db
    .select({ slug: posts.post_slug })
    .from(posts)
    .where(eq(posts.publish_at, published))
    .orderBy(posts.order)
  const feed = await makeNewsFeed({ db: own.db, publicUrl, locale: 'sv' })
  await own.close()
  expect(feed).toContain(`<lastBuildDate>${published.toUTCString()}</lastBuildDate>`)
  const addresses = [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, address]) => address)
  expect(addresses.slice(0, 2)).toEqual(newest.map(({ slug }) => `${publicUrl}/nyhet/${slug}`))
})

test('a feed without any post is not dated 1970', async () => {
  const own = await createTestDatabase('schema')
  const feed = await makeNewsFeed({ db: own.db, publicUrl, locale: 'sv' })
  await own.close()
  expect(feed).toContain('<channel>')
  expect(feed).not.toContain('1970')
})

test('a feed in English leads to pages in English, and to files where they are', async () => {
  const own = await createTestDatabase('demo')
  const content =
    '<p><a href="/kranvaljare?q=5_5_100">Kranar</a> <a href="/upload/documents/blad.pdf">Blad</a></p>'
  await own.db.update(posts).set({ content_sv: content, content_en: null })
  const feed = await makeNewsFeed({ db: own.db, publicUrl, locale: 'en' })
  await own.close()
  const links = new Set([...feed.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  expect(links).toContain(`${publicUrl}/en/kranvaljare?q=5_5_100`)
  expect(links).toContain(`${publicUrl}/upload/documents/blad.pdf`)
})

test('who has the document is told so', async () => {
  const first = await read('/sitemap.xml')
  const etag = first.headers.get('etag') ?? ''
  const again = await read('/sitemap.xml', { 'if-none-match': etag })
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
})

test('a document is made again as soon as content has changed', async () => {
  let contentVersion = 0
  const answer = documents(
    createWhileUnchanged({
      contentVersion: () => contentVersion,
      nextPublishChange: async () => Number.POSITIVE_INFINITY,
      now: () => 0,
    }),
  )
  const get = async () =>
    (await answer(new Request(`${publicUrl}/x`), '/nyheter/rss.xml', visitor))?.text()
  const before = await get()
  await database.db.update(posts).set({ title_sv: 'Nyss ändrad' }).where(eq(posts.id, 1))
  expect(await get()).toBe(before)
  contentVersion += 1
  expect(await get()).toContain('Nyss ändrad')
})

test('any other address is none', async () => {
  expect(await documents()(new Request(`${publicUrl}/x`), '/constructor', visitor)).toBeNull()
})
