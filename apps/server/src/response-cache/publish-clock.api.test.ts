import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nowMs } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createPublishClock } from './publish-clock.ts'

test('what is made with an item is valid until the item disappears', async () => {
  const { db, close } = await createTestDatabase()
  await db.execute(sql`
    update posts set unpublish_at = now() + interval '1 minute'
    where id = (select min(id) from posts)`)
  const now = nowMs()
  const { nextPublishChange } = createPublishClock({ db, now: () => now })
  expect((await nextPublishChange(['posts'])) - now).toBeLessThanOrEqual(60_000)
  await close()
})
