import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { case_uploads, cases } from '../../database/schema/cases.ts'
import { users } from '../../database/schema/people.ts'
import { diskStorage } from '../../media/disk-storage.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { testNow } from '../../testing/test-api.ts'
import { eraseAccount } from './erase-account.ts'

test('a picture that the storage cannot remove now does not undo the answer', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const [user] = await db.select().from(users).where(eq(users.email_address, 'role10@demo.example'))
  const userId = user?.id ?? 0
  const [own] = await db
    .insert(cases)
    .values({
      case_number: 'MK-2026-900001',
      kind: 'inquiry',
      lang: 'sv',
      user_id: userId,
      firstname: 'Karin',
      lastname: 'Ek',
      email_address: 'role10@demo.example',
    })
    .returning()
  const picture = { case_id: own?.id ?? 0, bytes: 10, width: 1, height: 1 }
  await db.insert(case_uploads).values([
    { ...picture, image_file: 'en.jpg' },
    { ...picture, image_file: 'tva.jpg' },
  ])
  const removed: string[] = []
  const storage = {
    ...diskStorage('/nowhere'),
    remove: async (key: string) => {
      removed.push(key)
      throw new Error('the object storage is away')
    },
  }
  const services = {
    db,
    storage,
    passwords: { hash: async () => '', isRight: async () => true, isOutdated: () => false },
    now: () => testNow,
    storeErasures: async () => undefined,
  }
  const visitor = { address: '', requestId: '' }
  expect(await eraseAccount(services, { userId, password: 'x', visitor })).toBe('erased')
  expect(removed).toHaveLength(2)
  const [erased] = await db.select().from(users).where(eq(users.id, userId))
  expect(erased?.anonymised_at).not.toBeNull()
  await database.close()
})
