import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { posts, redirects } from '../database/schema/content.ts'
import { depothourrows, depothours } from '../database/schema/depots.ts'
import { image_uses } from '../database/schema/media.ts'
import { audit } from '../database/schema/operations.ts'
import { users } from '../database/schema/people.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { emptyTrash } from './empty-trash.ts'

const now = new Date('2029-06-01T03:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function trashPost(post_slug: string, deleted_at: Date): Promise<number> {
  const [made] = await database.db
    .insert(posts)
    .values({ post_slug, title_sv: post_slug, deleted_at })
    .returning({ id: posts.id })
  return made?.id ?? 0
}

test('items are deleted after 90 days in the trash unless others refer to them', async () => {
  const { db } = database
  const old = await trashPost('gammal', ago(91))
  const young = await trashPost('ny', ago(89))
  const pictured = await trashPost('med-bild', ago(91))
  await db.insert(image_uses).values({ image_id: 1, post_id: pictured })
  await db.insert(redirects).values([
    { from_path: '/nyhet/aldre', to_path: '/nyhet/gammal' },
    { from_path: '/nyhet/utan-bild', to_path: '/nyhet/med-bild' },
  ])
  const [set] = await db
    .insert(depothours)
    .values({ title: 1, deleted_at: ago(91) })
    .returning({ id: depothours.id })
  await db.insert(depothourrows).values({ depothour_id: set?.id ?? 0, day: 1, closed: true })
  const account = eq(users.email_address, 'role10@demo.example')
  await db
    .update(users)
    .set({ deleted_at: ago(91) })
    .where(account)
  expect(await db.transaction((tx) => emptyTrash(tx, now))).toBe(1)
  expect(await db.select({ from: redirects.from_path }).from(redirects)).toEqual([
    { from: '/nyhet/utan-bild' },
  ])
  const left = await db
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, [old, young, pictured]))
  expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([young, pictured])
  expect(await db.$count(depothours, eq(depothours.id, set?.id ?? 0))).toBe(1)
  expect(await db.$count(users, account)).toBe(1)
  const trail = await db.select().from(audit).where(eq(audit.action, 'purged'))
  expect(trail.map(({ item, item_id }) => [item, item_id])).toEqual([['posts', String(old)]])
})

test('an item that is restored meanwhile stays', async () => {
  const { db } = database
  const id = await trashPost('aterstalld', ago(91))
  let emptied: Promise<number> = Promise.resolve(0)
  await db.transaction(async (tx) => {
    await tx.update(posts).set({ deleted_at: null }).where(eq(posts.id, id))
    emptied = db.transaction((other) => emptyTrash(other, now))
    await untilWaiting(db)
  })
  expect(await emptied).toBe(0)
  expect(await db.$count(posts, eq(posts.id, id))).toBe(1)
})
