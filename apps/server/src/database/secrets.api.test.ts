import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { secrets } from './schema/operations.ts'
import { secretsIn } from './secrets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('schema')
})
afterAll(() => database.close())

test('two processes that need a secret at once get the same', async () => {
  const asked = [secretsIn(database.db), secretsIn(database.db)].map((get) => get('form-token'))
  const [one, other] = await Promise.all(asked)
  expect(one).toHaveLength(43)
  expect(one).toBe(other)
})

test('a key of second steps that a restore has replaced counts at once', async () => {
  const getSecret = secretsIn(database.db)
  await getSecret('totp')
  const value = 'of the archive'
  await database.db.update(secrets).set({ value }).where(eq(secrets.name, 'totp'))
  expect(await getSecret('totp')).toBe(value)
})

test('a secret whose transaction is rolled back does not stay', async () => {
  const { db } = database
  const getSecret = secretsIn(db)
  await db.delete(secrets)
  const rolledBack = db.transaction(async (tx) => {
    await getSecret('rate-limit', tx)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  const value = await getSecret('rate-limit')
  expect(await secretsIn(db)('rate-limit')).toBe(value)
})

test('a transaction needs no second connection for a secret', async () => {
  const { db } = database
  const mostConnections = db.$client.options.max ?? 10
  const getSecret = secretsIn(db)
  const all = Array.from({ length: mostConnections }, () =>
    db.transaction(async (tx) => {
      await tx.select().from(secrets)
      return getSecret('rate-limit', tx)
    }),
  )
  expect(new Set(await Promise.all(all)).size).toBe(1)
})
