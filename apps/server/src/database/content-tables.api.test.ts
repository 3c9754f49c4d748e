import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { contentTables, windowedTables } from './content-tables.ts'

const unseen = ['views', 'orders', 'locked_at', 'locked_by']

/** What changes tell while the work is done. */
async function toldBy({ target, db }: TestDatabase, work: (run: TestDatabase['db']) => unknown) {
  const told: string[] = []
  const listener = new pg.Client('url' in target ? target.url : target.connection)
  await listener.connect()
  listener.on('notification', ({ payload }) => told.push(payload ?? ''))
  await listener.query('listen content_changed')
  await work(db)
  await listener.query("notify content_changed, 'end'")
  await expect.poll(() => told.at(-1)).toBe('end')
  await listener.end()
  return told.slice(0, -1)
}

test('every content table, and no other, tells of a change of each column that is shown', async () => {
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
    const shown = all.map((column) => column.name).filter((column) => !unseen.includes(column))
    expect(columns.sort(), `select public.f_watch_content('${name}') is missing`).toEqual(
      shown.sort(),
    )
  }
  await close()
})

test('a change is told once a transaction, under the name of its table', async () => {
  const database = await createTestDatabase()
  const told = await toldBy(database, async (db) => {
    await db.execute(sql`update depots set title_sv = title_sv || '!' where id = 1`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`update products set title_sv = title_sv || '!'`)
      await tx.execute(sql`delete from image_uses`)
      await tx.execute(sql`update products set title_en = null where id = 1`)
    })
  })
  expect(told).toEqual(['depots', 'products', 'image_uses'])
  await database.close()
})

test('counting and locking are no change, nor is what was rolled back', async () => {
  const database = await createTestDatabase()
  const told = await toldBy(database, async (db) => {
    await db.execute(sql`update products set views = views + 1, orders = orders + 1`)
    await db.execute(sql`update posts set locked_at = now(), locked_by = 1`)
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from redirects`)
        throw new Error('no')
      })
      .catch(() => undefined)
  })
  expect(told).toEqual([])
  await database.close()
})

test('every content table with a publish window is known as one', async () => {
  const { db, close } = await createTestDatabase('schema')
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'unpublish_at'`)
  expect(rows.map((row) => row.name).sort()).toEqual([...windowedTables].sort())
  await close()
})
