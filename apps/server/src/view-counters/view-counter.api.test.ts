import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '../database/schema/content.ts'
import { view_days } from '../database/schema/operations.ts'
import { products } from '../database/schema/products.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createViewCounter, viewedSlug } from './view-counter.ts'

const onError = () => undefined

test('views are added in one write; a slug that is nobody’s is no error', async () => {
  const { db, close } = await createTestDatabase()
  const read = async () =>
    (await db.select().from(products).where(eq(products.product_slug, 'jekko-spx527')))[0]
  const before = await read()
  const views = createViewCounter({ db, item: 'products', onError })
  for (const slug of ['jekko-spx527', 'jekko-spx527', 'no-such']) views.count(slug)
  await views.stop()
  expect(((await read())?.views ?? 0) - (before?.views ?? 0)).toBe(2)
  await close()
})

test('news are counted apart from products', async () => {
  const { db, close } = await createTestDatabase()
  const views = createViewCounter({ db, item: 'posts', onError })
  views.count('sa-raknas-hyran')
  await views.stop()
  const [row] = await db.select().from(posts).where(eq(posts.post_slug, 'sa-raknas-hyran'))
  expect(row?.views).toBe(1)
  await close()
})

test('views are counted by day, too, and what is nobody’s counts for no day', async () => {
  const { db, close } = await createTestDatabase()
  for (const slugs of [
    ['jekko-spx527', 'jekko-spx527', 'no-such'],
    ['jekko-spx312'],
    ['no-such'],
  ]) {
    const views = createViewCounter({ db, item: 'products', onError })
    for (const slug of slugs) views.count(slug)
    await views.stop()
  }
  const today = sql`(now() at time zone 'Europe/Stockholm')::date`
  const ofToday = await db.select().from(view_days).where(eq(view_days.day, today))
  expect(ofToday.map(({ item, views }) => [item, views])).toEqual([['products', 3]])
  await close()
})

test.each([
  ['/produkter/a/b/c', 'products', 'c'],
  ['/en/produkter/a/b/gr%C3%A5', 'products', 'grå'],
  ['/produkter/a/b', 'products', null],
  ['/produkter/a/b/%FF', 'products', null],
  ['/nyhet/a', 'posts', 'a'],
  ['/en/nyhet/a%20b', 'posts', 'a b'],
  ['/nyheter', 'posts', null],
  ['/nyhet/a/b', 'posts', null],
  ['/en/presentation/a', 'presentations', 'a'],
  ['/presentationer', 'presentations', null],
] as const)('the page %s shows one of %s: %s', (path, item, slug) => {
  expect(viewedSlug(item, path)).toBe(slug)
})
