import { eq, gt, isNull, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { posts } from '../database/schema/content.ts'
import { view_days } from '../database/schema/operations.ts'
import { products } from '../database/schema/products.ts'
import { createTestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
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

test('views of a write that failed are written with the next one', async () => {
  const { db, close } = await createTestDatabase()
  const errors: unknown[] = []
  const views = createViewCounter({ db, item: 'posts', onError: (error) => errors.push(error) })
  const failed = vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('away'))
  views.count('sa-raknas-hyran')
  const flushed = views.flush()
  views.count('sa-raknas-hyran')
  await flushed
  failed.mockRestore()
  await views.stop()
  const [row] = await db.select().from(posts).where(eq(posts.post_slug, 'sa-raknas-hyran'))
  expect([row?.views, errors.length]).toEqual([2, 1])
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

test('views are counted by day in Stockholm, too, and what is nobody’s counts for no day', async () => {
  const { db, close } = await createTestDatabase()
  const trashed = eq(products.product_slug, 'jekko-spx424')
  await db.update(products).set({ deleted_at: sql`now()` }).where(trashed)
  // In one of the first two zones it is always another day than in Stockholm.
  for (const [zone, ...slugs] of [
    ['Etc/GMT+12', 'jekko-spx527', 'jekko-spx527', 'no-such'],
    ['Etc/GMT-14', 'jekko-spx312'],
    ['UTC', 'no-such', 'jekko-spx424'],
  ]) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`)
      const views = createViewCounter({ db: tx, item: 'products', onError })
      for (const slug of slugs) views.count(slug)
      await views.stop()
    })
  }
  const today = sql`(now() at time zone 'Europe/Stockholm')::date`
  const ofToday = await db.select().from(view_days).where(eq(view_days.day, today))
  expect(ofToday.map(({ item, views }) => [item, views])).toEqual([['products', 3]])
  await close()
})

test('of more addresses than are held only those that are held are counted on', async () => {
  const { db, close } = await createTestDatabase()
  await db.update(posts).set({ post_slug: 'late' }).where(eq(posts.id, 2))
  // All at once: meanwhile the timer writes nothing.
  const views = createViewCounter({ db, item: 'posts', onError })
  views.count('sa-raknas-hyran')
  for (let made = 1; made < 10_000; made += 1) views.count(`no-such-${made}`)
  views.count('sa-raknas-hyran')
  views.count('late')
  await views.stop()
  const seen = await db.select().from(posts).where(gt(posts.views, 0))
  expect(seen.map((post) => [post.post_slug, post.views])).toEqual([['sa-raknas-hyran', 2]])
  await close()
})

test('views wait for an inquiry about the same products without holding what it needs next', async () => {
  const { db, close } = await createTestDatabase()
  const bySlug = await db
    .select({ id: products.id, slug: products.product_slug })
    .from(products)
    .where(isNull(products.deleted_at))
    .orderBy(products.product_slug)
  // An inquiry locks products in the order of their ids, which is not that of their slugs.
  const at = bySlug.findIndex(({ id }, index) => id > (bySlug[index + 1]?.id ?? id))
  const [second, first] = bySlug.slice(at)
  if (first === undefined || second === undefined) throw new Error('The demo has no such products')
  const errors: unknown[] = []
  const views = createViewCounter({ db, item: 'products', onError: (error) => errors.push(error) })
  let flushed: Promise<void> = Promise.resolve()
  const lock = (id: number) =>
    sql`select id from products where id = ${id} for no key update nowait`
  await db.transaction(async (tx) => {
    await tx.execute(lock(first.id))
    for (const { slug } of [second, first]) views.count(slug)
    flushed = views.flush()
    await untilWaiting(db)
    await tx.execute(lock(second.id))
  })
  await flushed
  await views.stop()
  expect(errors).toEqual([])
  await close()
})

test('stopping waits for views that are being written', async () => {
  const { db, close } = await createTestDatabase()
  const views = createViewCounter({ db, item: 'posts', onError })
  const seen: string[] = []
  let stopped: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    const [post] = await tx.select().from(posts).where(eq(posts.id, 1)).for('update')
    views.count(post?.post_slug ?? '')
    void views.flush()
    await untilWaiting(db)
    stopped = views.stop().then(() => seen.push('stopped'))
    await tx.execute(sql`select 1`)
    seen.push('released')
  })
  await stopped
  expect(seen).toEqual(['released', 'stopped'])
  const [row] = await db.select().from(posts).where(eq(posts.id, 1))
  expect(row?.views).toBe(1)
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
