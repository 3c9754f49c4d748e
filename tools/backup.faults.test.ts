import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../apps/server/demo/load-demo.ts'
import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts'
import { writeBackup } from '../apps/server/src/backup/write-backup.ts'
import { type DatabaseTarget, openDatabase } from '../apps/server/src/database/client.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { diskStorage } from '../apps/server/src/media/disk-storage.ts'
import { type OutsideDatabase, startOutsideDatabase } from './outside-database.ts'

let folder: string
let outside: OutsideDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-drill-'))
  outside = await startOutsideDatabase(join(folder, 'outside'))
})
afterAll(async () => {
  await outside.stop()
  await rm(folder, { recursive: true, force: true })
})

const clientOf = (target: DatabaseTarget) =>
  new pg.Client('url' in target ? target.url : target.connection)

async function run<T>(target: DatabaseTarget, work: (client: pg.Client) => Promise<T>) {
  const client = clientOf(target)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const left = ['rate_limits', 'sessions', 'account_tokens', 'idempotency_keys', 'used_form_tokens']

/** How many rows each table has, and the sum of what they say. */
const contentOf = (target: DatabaseTarget) =>
  run(target, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
      [left],
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, sum(hashtextextended(t::text, 0)) as sum from "${name}" as t`,
      )
      content[name] = rows[0]
    }
    return content
  })

async function uploadsIn(uploadFolder: string) {
  const entries = await readdir(uploadFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(uploadFolder.length), (await readFile(path)).toString('base64')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

async function prepare(target: DatabaseTarget, uploadFolder: string | null) {
  const { db, close } = openDatabase({ ...target, timeoutFactor: 20 })
  try {
    await migrateDatabase(db)
    if (uploadFolder !== null) {
      await loadDemo({ db, now: new Date(0), storage: diskStorage(uploadFolder) })
    }
  } finally {
    await close()
  }
}

test.each<[string, (database: string) => DatabaseTarget]>([
  ['the own PostgreSQL', (database) => ({ connection: { ...outside.connection, database } })],
  [
    'a PostgreSQL known by its address',
    (database) => ({ url: outside.url.replace(/\/[^/?]+\?/, `/${database}?`) }),
  ],
])('the drill on %s: back up, wipe, restore, and all is as it was', async (name, targetOf) => {
  const database = name.includes('address') ? 'drill_url' : 'drill_own'
  const target = targetOf(database)
  const uploadFolder = join(folder, database, 'upload')
  const again = async () => {
    await run({ connection: outside.connection }, async (client) => {
      await client.query(`drop database if exists ${database}`)
      await client.query(`create database ${database} encoding 'UTF8' template template0`)
    })
  }
  await again()
  await prepare(target, uploadFolder)
  const before = [await contentOf(target), await uploadsIn(uploadFolder)]
  const source = { target, uploadFolder, store: null }
  const written = await writeBackup(source, {
    folder: join(folder, database),
    nowMs: 0,
    erasures: [],
  })
  await again()
  await rm(uploadFolder, { recursive: true })
  await prepare(target, null)
  expect(await contentOf(target)).not.toEqual(before[0])
  await restoreBackup({ ...source, prepare: async () => [] }, written.path)
  expect([await contentOf(target), await uploadsIn(uploadFolder)]).toEqual(before)
  const bytes = await readFile(written.path)
  await writeFile(written.path, bytes.subarray(0, bytes.length - 100))
  await expect(
    restoreBackup({ ...source, prepare: async () => [] }, written.path),
  ).rejects.toThrow()
  expect([await contentOf(target), await uploadsIn(uploadFolder)]).toEqual(before)
})
