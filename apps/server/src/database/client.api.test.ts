import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hasRealClock } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './client.ts'
import { settings } from './schema/operations.ts'

const backendPid = sql`select pg_backend_pid() as pid`

test('a transaction that throws is rolled back and releases its connection', async () => {
  const { target, close } = await createTestDatabase('schema')
  const single = openDatabase({ ...target, maxConnections: 1 })
  const refused = single.db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'a', value: 1 })
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await single.db.select().from(settings)).toEqual([])
  await single.close()
  await close()
})

test('a connection lost during a transaction is replaced', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  const single = openDatabase({ ...target, maxConnections: 1 })
  const killed = single.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(backendPid)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.insert(settings).values({ key: 'a', value: 1 })
  })
  await expect(killed).rejects.toThrow()
  await single.db.transaction((tx) => tx.insert(settings).values({ key: 'b', value: 2 }))
  expect(await db.select().from(settings).where(eq(settings.key, 'b'))).toHaveLength(1)
  await single.close()
  await close()
})

test('a lost idle connection is reported, not thrown', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  const { promise: lost, resolve } = Promise.withResolvers<Error>()
  const single = openDatabase({ ...target, maxConnections: 1, onConnectionLost: resolve })
  const { rows } = await single.db.execute<{ pid: number }>(backendPid)
  await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
  expect((await lost).message).toContain('terminating connection')
  expect((await single.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await single.close()
  await close()
})

test.runIf(hasRealClock)('a statement that takes too long is cancelled by the server', async () => {
  const { target, close } = await createTestDatabase('schema')
  const usual = openDatabase(target)
  const slow = usual.db.execute(sql`select pg_sleep(30)`)
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  await usual.close()
  await close()
})

test('without a database a query fails with an error code', async () => {
  const nowhere = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(nowhere.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  })
  await nowhere.close()
})
