import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { type TechnicalField, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  createTestDatabase,
  freshName,
  runAsAdmin,
  type TestDatabase,
  targetFor,
} from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { type Database, openDatabase } from './client.ts'
import { migrateDatabase } from './migrate.ts'

const schemaFolder = join(import.meta.dirname, 'schema')
const snapshotFolder = join(import.meta.dirname, 'migrations', 'meta')

async function schemaExports(): Promise<Record<string, unknown>> {
  const files = (await readdir(schemaFolder)).sort()
  const modules: object[] = await Promise.all(files.map((file) => import(join(schemaFolder, file))))
  return Object.assign({}, ...modules)
}

async function tables() {
  const exported = Object.values(await schemaExports())
  return exported.filter((value) => value instanceof PgTable).map((table) => getTableConfig(table))
}

async function newestSnapshot() {
  const files = (await readdir(snapshotFolder)).filter((file) => file.endsWith('_snapshot.json'))
  return JSON.parse(await readFile(join(snapshotFolder, files.sort().at(-1) ?? ''), 'utf8'))
}

async function textsOf(db: Database, query: string): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql.raw(query))
  return rows.map((row) => row.text).sort()
}

test('the schema has no change without a migration', async () => {
  const now = generateDrizzleJson(await schemaExports())
  expect(await generateMigration(await newestSnapshot(), now)).toEqual([])
})

test.each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s is refused and stays empty',
  async (encoding) => {
    const { admin } = inject('testServer')
    const name = freshName('encoding')
    const form = `encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`
    await runAsAdmin(admin, `create database ${name} ${form}`)
    const { db, close } = openDatabase(targetFor(admin, name))
    await expect(migrateDatabase(db)).rejects.toThrow(
      `The database is in ${encoding}, not in UTF-8`,
    )
    expect(
      await textsOf(db, `select nspname as text from pg_namespace where nspname = 'drizzle'`),
    ).toEqual([])
    await close()
    await runAsAdmin(admin, `drop database ${name}`)
  },
)

test('migrations on an empty database give the columns and indexes of the schema', async () => {
  const { db, close } = await createTestDatabase('empty')
  await migrateDatabase(db)
  const wanted = await tables()
  const columns = wanted.flatMap((table) =>
    table.columns.map((column) => `${table.name}.${column.name} ${column.notNull}`),
  )
  const indexes = wanted.flatMap((table) => table.indexes.map((index) => String(index.config.name)))
  const foreignKeys = wanted.flatMap((table) => table.foreignKeys.map((key) => key.getName()))
  expect(
    await textsOf(
      db,
      `select table_name || '.' || column_name || ' ' || (is_nullable = 'NO') as text
       from information_schema.columns where table_schema = 'public'`,
    ),
  ).toEqual(columns.sort())
  expect(
    await textsOf(
      db,
      `select indexrelid::regclass::text as text from pg_index
       join pg_class on pg_class.oid = indrelid
       where relnamespace = 'public'::regnamespace and not indisprimary`,
    ),
  ).toEqual(indexes.sort())
  expect(
    await textsOf(db, "select conname as text from pg_constraint where contype = 'f'"),
  ).toEqual(foreignKeys.sort())
  await close()
})

test('every foreign key has an index that starts with it', async () => {
  const { db, close } = await createTestDatabase('schema')
  const bare = `
    select conrelid::regclass || '.' || attname as text from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f'
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`
  expect(await textsOf(db, bare)).toEqual([])
  await close()
})

test('several processes that migrate at once apply each migration once', async () => {
  const { db, close } = await createTestDatabase('empty')
  await Promise.all([migrateDatabase(db), migrateDatabase(db), migrateDatabase(db)])
  const applied = await textsOf(db, 'select hash as text from drizzle.__drizzle_migrations')
  expect(new Set(applied).size).toBe(applied.length)
  await close()
})

test('a database older than the first migrations is refused and not changed', async () => {
  const { db, close } = await createTestDatabase('schema')
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id > 2`)
  await expect(migrateDatabase(db)).rejects.toThrow('older than 24 November 2026')
  expect(await textsOf(db, 'select id::text as text from drizzle.__drizzle_migrations')).toEqual([
    '1',
    '2',
  ])
  await close()
})

test('figures that an older installation stored as 0 become unknown, and so do those of its backups', async () => {
  const { db, close } = await createTestDatabase()
  const ofCrane = sql`where product_slug = 'jekko-spx532'`
  const storeZeros = () =>
    db.execute(sql`
      update products set weight = 0, width = 800, pickandcarry = 0,
        fields = '{"ground_pressure": 0.0, "climb_deg": 20, "counterweight": 0, "own": 0}'
      ${ofCrane}`)
  const stored = async () =>
    (await db.execute(sql`select weight, width, pickandcarry, fields from products ${ofCrane}`))
      .rows
  const known = {
    weight: null,
    width: 800,
    pickandcarry: 0,
    fields: { climb_deg: 20, counterweight: 0, own: 0 },
  }
  await db.execute(sql`drop function f_forget_zero_figures() cascade`)
  await storeZeros()
  const file = join(import.meta.dirname, 'migrations', '0010_unknown_figures.sql')
  await db.execute(sql.raw(await readFile(file, 'utf8')))
  expect(await stored()).toEqual([known])
  await storeZeros()
  expect(await stored()).toEqual([known])
  await close()
})

test('a 0 is stored as unknown in each figure that cannot be 0, and in no other', async () => {
  const { db, close } = await createTestDatabase()
  const numbers = Object.entries<TechnicalField>(technicalFields).filter(
    ([, { kind }]) => kind === 'number',
  )
  const columns = numbers.filter(([, { column }]) => column).map(([name]) => sql.identifier(name))
  const fields = numbers.filter(([, { column }]) => !column).map(([name]) => [name, 0])
  const zeros = columns.map((column) => sql`${column} = 0`)
  await db.execute(sql`
    update products set ${sql.join(zeros, sql`, `)}, fields = ${JSON.stringify(Object.fromEntries(fields))}
    where product_slug = 'jekko-spx532'`)
  const { rows } = await db.execute<{ stored: Record<string, unknown> }>(sql`
    select to_jsonb(products) || fields as stored from products where product_slug = 'jekko-spx532'`)
  const isZero = numbers.map(([name]) => [name, rows[0]?.stored[name] === 0])
  expect(isZero).toEqual(numbers.map(([name, { orZero }]) => [name, orZero === true]))
  await close()
})

test('titles sort in Swedish, numbers by value', async () => {
  const { db, close } = await createTestDatabase('schema')
  const { rows } = await db.execute(sql`
    select array_agg(word order by word collate sv_numeric) as words
    from unnest(array['ö', 'kran 10', 'å', 'Kran 9', 'z', 'ä', 'a']) as word`)
  expect(rows[0]?.['words']).toEqual(['a', 'Kran 9', 'kran 10', 'z', 'å', 'ä', 'ö'])
  await close()
})

describe('in the demo content', () => {
  let demo: TestDatabase
  beforeAll(async () => {
    demo = await createTestDatabase()
  })
  afterAll(() => demo.close())

  test.each([
    ['fts', 'minikranarna', 'jekko-spx532'],
    ['fts', 'glasskivorna', 'befard-xgr800'],
    ['fts', 'fonsterlyft', 'winlet-600'],
    ['norm', 'kran', 'unic-urw-295'],
    ['norm', 'urw295', 'unic-urw-295'],
    ['norm', 'vacuum lifter', 'hoeflon-vl500'],
  ])('search by %s: "%s" finds %s', async (method, words, slug) => {
    const { rows } = await demo.db.execute<{ product_slug: string }>(
      method === 'fts'
        ? sql`select product_slug from products where search @@ plainto_tsquery('public.sv', ${words})`
        : sql`select product_slug from products where norm like '%' || public.f_norm(${words}) || '%'`,
    )
    expect(rows.map((row) => row.product_slug)).toContain(slug)
  })
})

test('a connection that is lost while another process migrates is an error, not the end of the process', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  const url = new URL('host' in target ? 'postgres://localhost' : target.connectionString)
  const { host, port } =
    'host' in target ? target : { host: url.hostname, port: Number(url.port || 5432) }
  const sockets: Socket[] = []
  const between = createServer((inner) => {
    const outer = connect(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    )
    sockets.push(inner, outer)
    for (const socket of [inner, outer]) socket.on('error', () => undefined)
    inner.pipe(outer).pipe(inner)
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const place = { host: '127.0.0.1', port: (between.address() as AddressInfo).port }
  url.host = `${place.host}:${place.port}`
  const through = openDatabase(
    'host' in target ? { ...target, ...place } : { connectionString: url.href },
  )
  const outcome = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(815193304)`)
    const migrated = migrateDatabase(through.db).then(
      () => 'migrated',
      () => 'lost',
    )
    await untilWaiting(db)
    for (const socket of sockets) socket.destroy()
    return migrated
  })
  // An uncaught error, too, would fail the run.
  expect(outcome).toBe('lost')
  await through.close()
  between.close()
  await close()
})
