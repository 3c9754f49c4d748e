import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSessionIn } from '../api/http/find-session.ts'
import { sessions, users } from '../database/schema/people.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { beginSession, endSessions, tokenHash } from './sessions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function twoSessions(role: number) {
  const { db } = database
  const [user] = await db.select().from(users).where(eq(users.role, role))
  const userId = user?.id ?? 0
  const begin = () =>
    db.transaction((tx) => beginSession(tx, { userId, realm: 'site', userAgent: 'x'.repeat(500) }))
  const hashes = [tokenHash(await begin()), tokenHash(await begin())] as const
  const find = findSessionIn(db)
  const areAlive = async () => {
    const found = await Promise.all(hashes.map((hash) => find(hash)))
    return found.map((session) => session !== null)
  }
  return { userId, hashes, areAlive }
}
const idOf = async (hash: string) => {
  const [row] = await database.db.select().from(sessions).where(eq(sessions.token_hash, hash))
  return row?.id ?? ''
}

test('who changed the own password stays logged in, elsewhere it is over', async () => {
  const { userId, hashes, areAlive } = await twoSessions(10)
  expect(await areAlive()).toEqual([true, true])
  const except = await idOf(hashes[0])
  await database.db.transaction((tx) =>
    endSessions(tx, { userId, reason: 'passwordChanged', except }),
  )
  expect(await areAlive()).toEqual([true, false])
})

test('without an exception all are over and the account keeps the reason', async () => {
  const { userId, areAlive } = await twoSessions(20)
  await database.db.transaction((tx) => endSessions(tx, { userId, reason: 'permissionsChanged' }))
  expect(await areAlive()).toEqual([false, false])
  const [user] = await database.db.select().from(users).where(eq(users.id, userId))
  expect(user?.forcelogout).toBe('permissionsChanged')
})
