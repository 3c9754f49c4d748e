import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSessionIn } from '../api/calls/find-session.ts'
import { sessions, users } from '../database/schema/people.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { userOfRole } from '../testing/stored-rows.ts'
import { beginSession, endSessions, tokenHash } from './sessions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function twoSessions(role: number) {
  const { db } = database
  const { id: userId } = await userOfRole(db, role)
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

const minutes = {
  site: { idle: 30 * 1_440, atMost: 90 * 1_440 },
  backOffice: { idle: 30, atMost: 720 },
}

test.each([
  ['site', 30],
  ['backOffice', 90],
] as const)(
  'a session of the %s ends unused, and at most so late however it is used',
  async (realm, role) => {
    const { db } = database
    const { id: userId } = await userOfRole(db, role)
    const begun = { userId, realm, userAgent: null }
    const hash = tokenHash(await db.transaction((tx) => beginSession(tx, begun)))
    const find = findSessionIn(db)
    const ofSession = eq(sessions.token_hash, hash)
    const leftMinutes = async () => {
      const [row] = await db
        .select({
          idle: sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`,
          atMost: sql<number>`round(extract(epoch from ends_at - now()) / 60)::int`,
        })
        .from(sessions)
        .where(ofSession)
      return row
    }
    /** As if so many minutes had gone by since it was last used. */
    const pass = (count: number) => {
      const ago = sql`make_interval(mins => ${count})`
      return db
        .update(sessions)
        .set({
          last_used_at: sql`last_used_at - ${ago}`,
          expires_at: sql`expires_at - ${ago}`,
          ends_at: sql`ends_at - ${ago}`,
        })
        .where(ofSession)
    }
    const { idle, atMost } = minutes[realm]
    expect(await leftMinutes()).toEqual({ idle, atMost })
    await pass(idle - 1)
    expect(await find(hash)).not.toBeNull()
    expect(await leftMinutes()).toEqual({ idle, atMost: atMost - idle + 1 })
    // Used again and again, until less is left than a time of rest.
    for (let left = atMost - idle + 1; left > idle; left -= idle - 1) {
      await pass(idle - 1)
      expect(await find(hash)).not.toBeNull()
    }
    const last = await leftMinutes()
    expect(last?.idle).toBe(last?.atMost)
    await pass(last?.atMost ?? 0)
    expect(await find(hash)).toBeNull()
  },
)

test('a desk left alone for half an hour is nobody’s', async () => {
  const { db } = database
  const { id: userId } = await userOfRole(db, 60)
  const begun = { userId, realm: 'backOffice', userAgent: null } as const
  const hash = tokenHash(await db.transaction((tx) => beginSession(tx, begun)))
  await db
    .update(sessions)
    .set({ expires_at: sql`expires_at - interval '30 minutes'` })
    .where(eq(sessions.token_hash, hash))
  expect(await findSessionIn(db)(hash)).toBeNull()
})
