import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { contentTables, windowedTables } from './content-tables.ts'

const privateColumns = ['views', 'orders', 'locked_at', 'locked_by']

/** The notifications sent during the work. */
async function notificationsOf(
  { target, db }: TestDatabase,
  work: (run: TestDatabase['db']) => unknown,
) {
  const payloads: string[] = []
  const listener = new pg.Client(target)
  await listener.connect()
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  await listener.query('listen content_changed')
  await work(db)
  await listener.query("notify content_changed, 'end'")
  await expect.poll(() => payloads.at(-1)).toBe('end')
  await listener.end()
  return payloads.slice(0, -1)
}

test('each content table, and no other, notifies of changes in its public columns', async () => {
  const { db, close } = await createTestDatabase('schema')
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select relname::text as name, array(
      select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr)
    ) as columns
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'tell_change'`)
  expect(rows.map((row) => row.name).sort()).toEqual([...contentTables].sort())
  for (const { name, columns } of rows) {
    const { rows: all } = await db.execute<{ name: string }>(sql`
      select attname::text as name from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
    const publicColumns = all
      .map((column) => column.name)
      .filter((column) => !privateColumns.includes(column))
    expect(columns.sort(), `select public.f_watch_content('${name}') is missing`).toEqual(
      publicColumns.sort(),
    )
  }
  await close()
})

test('a transaction notifies once per changed table', async () => {
  const database = await createTestDatabase()
  const payloads = await notificationsOf(database, async (db) => {
    await db.execute(sql`update depots set title_sv = title_sv || '!' where id = 1`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update products set title_sv = title_sv || '!'`)
      await tx.execute(sql`delete from image_uses`)
      await tx.execute(sql`update products set title_en = null where id = 1`)
    })
  })
  expect(payloads).toEqual(['depots', 'products', 'image_uses'])
  await database.close()
})

test('counters, locks and rollbacks do not notify', async () => {
  const database = await createTestDatabase()
  const payloads = await notificationsOf(database, async (db) => {
    await db.execute(sql`update products set views = views + 1, orders = orders + 1`)
    await db.execute(sql`update posts set locked_at = now(), locked_by = 1`)
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from redirects`)
        throw new Error('no')
      })
      .catch(() => undefined)
  })
  expect(payloads).toEqual([])
  await database.close()
})

test('the tables with a publish window are listed', async () => {
  const { db, close } = await createTestDatabase('schema')
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'unpublish_at'`)
  expect(rows.map((row) => row.name).sort()).toEqual([...windowedTables].sort())
  await close()
})
