import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './client.ts'
import { settings } from './schema/operations.ts'

const backendPid = sql`select pg_backend_pid() as pid`

test('a transaction that throws leaves nothing behind and gives its connection back', async () => {
  const { target, close } = await createTestDatabase('schema')
  const one = openDatabase({ ...target, maxConnections: 1 })
  const refused = one.db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'a', value: 1 })
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await one.db.select().from(settings)).toEqual([])
  await one.close()
  await close()
})

test('connections that die are replaced, also those in the middle of a transaction', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  const one = openDatabase({ ...target, maxConnections: 1 })
  const killed = one.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(backendPid)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await tx.insert(settings).values({ key: 'a', value: 1 })
  })
  await expect(killed).rejects.toThrow()
  await one.db.transaction((tx) => tx.insert(settings).values({ key: 'b', value: 2 }))
  expect(await db.select().from(settings).where(eq(settings.key, 'b'))).toHaveLength(1)
  await one.close()
  await close()
})

test('idle connections that die are told, not thrown', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  const { promise: lost, resolve } = Promise.withResolvers<Error>()
  const one = openDatabase({ ...target, maxConnections: 1, onConnectionLost: resolve })
  const { rows } = await one.db.execute<{ pid: number }>(backendPid)
  await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
  expect((await lost).message).toContain('terminating connection')
  expect((await one.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await one.close()
  await close()
})

// libfaketime shows PostgreSQL's signal handler the real clock: there the limit is never reached.
const hasRealClock = process.env['FAKETIME'] === undefined

test.runIf(hasRealClock)('a statement that takes too long is ended by the server', async () => {
  const { target, close } = await createTestDatabase('schema')
  const usual = openDatabase(target)
  const slow = usual.db.execute(sql`select pg_sleep(30)`)
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  await usual.close()
  await close()
})

test('a database that is not there is refused with a code, not with silence', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(nowhere.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  })
  await nowhere.close()
})
