import { readdirSync, rmSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { list } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseTarget } from '../database/client.ts'
import { testimonials } from '../database/schema/content.ts'
import { diskStorage } from '../media/disk-storage.ts'
import type { Storage } from '../media/storage.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { peekManifest } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { fetchUploads } from './stored-uploads.ts'
import { writeBackup } from './write-backup.ts'

const nowMs = Date.parse('2026-11-21T02:00:00Z')
let folder: string
let site: TestDatabase
let archive: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-backup-'))
  site = await createTestDatabase('schema')
  const said = { company: 'Kran AB', content_sv: 'Bra' }
  await site.db.insert(testimonials).values(['Karin', 'Li'].map((name) => ({ ...said, name })))
  await mkdir(join(folder, 'site/images'), { recursive: true })
  await writeFile(join(folder, 'site/images/kran.webp'), 'a picture')
  await writeFile(join(folder, 'site/images/.half.part'), 'half')
  const source = { target: site.target, uploadFolder: join(folder, 'site'), store: null }
  const written = await writeBackup(source, { folder: join(folder, 'backup'), nowMs, erasures: [] })
  archive = written.path
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

async function contentOf({ db }: TestDatabase) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as rows, sum(hashtextextended(t::text, 0)) as sum from ${sql.identifier(name)} as t`,
    )
    content[name] = rows[0]
  }
  return content
}
const restoreInto = (
  { target }: TestDatabase,
  place: string,
  { from = archive, store = null }: { from?: string; store?: Storage | null } = {},
) => {
  const source = { target, uploadFolder: join(folder, place), store }
  return restoreBackup({ ...source, prepare: async () => [] }, from)
}

test('an empty database and folder get every row, number and upload back', async () => {
  const demo = await createTestDatabase('demo')
  const source = { target: demo.target, uploadFolder: join(folder, 'site'), store: null }
  const { path: from } = await writeBackup(source, {
    folder: join(folder, 'demo'),
    nowMs,
    erasures: [],
  })
  const other = await createTestDatabase('schema')
  await restoreInto(other, 'other', { from })
  expect(await contentOf(other)).toEqual(await contentOf(demo))
  const { rows } = await other.db.execute<{ id: number }>(
    sql`insert into testimonials (name, company, content_sv) values ('a', 'b', 'c') returning id`,
  )
  const { rows: most } = await demo.db.execute<{ id: number }>(
    sql`select max(id) as id from testimonials`,
  )
  expect(rows[0]?.id).toBeGreaterThan(most[0]?.id ?? 0)
  expect(await readFile(join(folder, 'other/images/kran.webp'), 'utf8')).toBe('a picture')
  expect(await readdir(join(folder, 'other/images'))).toEqual(['kran.webp'])
  await other.close()
  await demo.close()
})

test('what was changed since is as it was, and what was added is gone', async () => {
  const before = await contentOf(site)
  await site.db.execute(sql`update testimonials set content_sv = 'Ändrad'`)
  await site.db.execute(sql`delete from testimonials where name = 'Li'`)
  await writeFile(join(folder, 'site/images/kran.webp'), 'another')
  await writeFile(join(folder, 'site/images/ny.webp'), 'new')
  await restoreInto(site, 'site')
  expect(await contentOf(site)).toEqual(before)
  expect(await readFile(join(folder, 'site/images/kran.webp'), 'utf8')).toBe('a picture')
  expect(await readdir(join(folder, 'site/images'))).toEqual(['kran.webp'])
})

function addressOf(target: DatabaseTarget): string {
  if ('connectionString' in target) return target.connectionString
  const { host, port, user, database, password = '' } = target
  const login = `${user}:${encodeURIComponent(password)}`
  return `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

test('a database known by its address is written and restored like the own one', async () => {
  const before = await contentOf(site)
  const target = { connectionString: addressOf(site.target) }
  const source = { target, uploadFolder: join(folder, 'site'), store: null }
  const into = { folder: join(folder, 'other'), nowMs, erasures: [] }
  const { path } = await writeBackup(source, into)
  await site.db.execute(sql`delete from testimonials`)
  await restoreBackup({ ...source, prepare: async () => [] }, path)
  expect(await contentOf(site)).toEqual(before)
})

const damages: Record<string, (path: string) => Promise<void>> = {
  'cut off': async (path) => truncate(path, (await stat(path)).size - 500),
  empty: (path) => truncate(path, 0),
  'no archive at all': (path) => writeFile(path, 'hello'),
  'with one byte changed': async (path) => {
    const bytes = await readFile(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await writeFile(path, bytes)
  },
  'with something after its end': (path) => appendFile(path, 'more'),
}
test('a damaged archive is refused, and nothing has changed', async () => {
  const before = await contentOf(site)
  const whole = await readFile(archive)
  for (const [name, damage] of Object.entries(damages)) {
    await writeFile(archive, whole)
    await damage(archive)
    await expect(restoreInto(site, 'site'), name).rejects.toThrow()
    expect(await contentOf(site), name).toEqual(before)
    expect(await readFile(join(folder, 'site/images/kran.webp'), 'utf8'), name).toBe('a picture')
    expect((await readdir(folder)).filter((file) => file.startsWith('.'))).toEqual([])
  }
})

test('figures that an older version stored as 0 are unknown after a restore', async () => {
  const older = await createTestDatabase('demo')
  await older.db.execute(sql`drop function f_forget_zero_figures() cascade`)
  await older.db.execute(sql`update products set weight = 0, fields = '{"climb_deg": 0}'`)
  const source = { target: older.target, uploadFolder: join(folder, 'site'), store: null }
  const into = { folder: join(folder, 'backup'), nowMs: nowMs + 1_000, erasures: [] }
  const { path } = await writeBackup(source, into)
  await restoreInto(site, 'site', { from: path })
  const { rows } = await site.db.execute(sql`select distinct weight, fields from products`)
  expect(rows).toEqual([{ weight: null, fields: {} }])
  await older.close()
})

test('an archive of a newer version is refused', async () => {
  await site.db.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`)
  await expect(restoreInto(site, 'site')).rejects.toThrow('newer version')
})

test('files that somebody put among the uploads do not spoil the backup', async () => {
  await mkdir(join(folder, 'site/.hidden'))
  await writeFile(join(folder, 'site/.hidden/kran.webp'), 'hidden')
  await writeFile(join(folder, 'site/images/Kran å (1).webp'), 'a copy')
  const { path: from } = await writeBackup(
    { target: site.target, uploadFolder: join(folder, 'site'), store: null },
    { folder: join(folder, 'other'), nowMs, erasures: [] },
  )
  await restoreInto(site, 'site', { from })
  expect(await readFile(join(folder, 'site/images/Kran å (1).webp'), 'utf8')).toBe('a copy')
})

test.skipIf(process.platform === 'win32')('nobody else may read an archive', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
})

test.skipIf(process.platform === 'win32')('links among the uploads are not followed', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink(join(folder, 'secret'), join(folder, 'site/images/link.webp'))
  // As a file that is renamed or deleted while the archive is written.
  await symlink(join(folder, 'nowhere'), join(folder, 'site/images/.gone.part'))
  const { path } = await writeBackup(
    { target: site.target, uploadFolder: join(folder, 'site'), store: null },
    { folder: join(folder, 'other'), nowMs, erasures: [] },
  )
  const packed: string[] = []
  await list({ file: path, onReadEntry: (entry) => packed.push(entry.path) })
  expect(packed.filter((name) => name.startsWith('upload/'))).toEqual(['upload/images/kran.webp'])
})

test('an upload that is deleted while the archive is written does not spoil it', async () => {
  await writeFile(join(folder, 'site/images/borta.webp'), 'a picture')
  const erasures = Object.assign([], {
    [Symbol.iterator]() {
      // Between reading the files and packing them.
      rmSync(join(folder, 'site/images/borta.webp'), { force: true })
      return [].values()
    },
  })
  const { path } = await writeBackup(
    { target: site.target, uploadFolder: join(folder, 'site'), store: null },
    { folder: join(folder, 'other'), nowMs, erasures },
  )
  const manifest = await peekManifest(path)
  expect(manifest?.uploads.map((upload) => upload.path)).toEqual(['upload/images/kran.webp'])
})

test('what an ended backup left is removed a day later', async () => {
  const place = join(folder, 'backup')
  for (const name of ['.making-old', '.reading-old', '.making-new']) {
    await mkdir(join(place, name, 'tables'), { recursive: true })
  }
  const { mtimeMs } = await stat(place)
  const yesterday = mtimeMs / 1_000 - 90_000
  for (const name of ['.making-old', '.reading-old']) {
    await utimes(join(place, name), yesterday, yesterday)
  }
  await writeBackup(
    { target: site.target, uploadFolder: join(folder, 'site'), store: null },
    { folder: place, nowMs: nowMs + 1, erasures: [] },
  )
  const left = (await readdir(place)).filter((name) => name.startsWith('.'))
  expect(left).toEqual(['.making-new'])
})

test.skipIf(process.platform !== 'linux')('uploads are read one after another', async () => {
  const many = Array.from({ length: 120 }, (_, at) => join(folder, 'site/images', `${at}.webp`))
  for (const path of many) await writeFile(path, 'a picture')
  let mostOpen = 0
  const count = () => {
    mostOpen = Math.max(mostOpen, readdirSync('/proc/self/fd').length)
  }
  const before = readdirSync('/proc/self/fd').length
  const counting = setInterval(count, 1)
  const source = { target: site.target, uploadFolder: join(folder, 'site'), store: null }
  await writeBackup(source, { folder: join(folder, 'many'), nowMs, erasures: [] })
  clearInterval(counting)
  expect(mostOpen - before).toBeLessThan(60)
})

test('a picture that is uploaded while the rows are replaced stays', async () => {
  const restoring = await site.db.transaction(async (tx) => {
    await tx.execute(sql`select id from products limit 1`)
    const restored = restoreInto(site, 'site')
    await untilWaiting(site.db)
    await writeFile(join(folder, 'site/images/ny.webp'), 'new')
    return { restored }
  })
  await restoring.restored
  expect(await readdir(join(folder, 'site/images'))).toEqual(['kran.webp', 'ny.webp'])
})

test('object storage gets the files of the archive, and loses those that were there before', async () => {
  const store = diskStorage(join(folder, 'store'))
  await store.write('images/ny.webp', Buffer.from('new'))
  await fetchUploads(store, join(folder, 'copy'))
  const restoring = await site.db.transaction(async (tx) => {
    await tx.execute(sql`select id from products limit 1`)
    const restored = restoreInto(site, 'copy', { store })
    await untilWaiting(site.db)
    // Before the rows, so that none lacks its file when the restore is ended here.
    expect(String(await store.read('images/kran.webp'))).toBe('a picture')
    await store.write('images/nyare.webp', Buffer.from('newer'))
    return { restored }
  })
  await restoring.restored
  expect((await store.list('images')).toSorted()).toEqual(['kran.webp', 'nyare.webp'])
})

test('a picture that object storage gets while the rows are read is in the archive', async () => {
  const store = diskStorage(join(folder, 'store'))
  const source = { target: site.target, uploadFolder: join(folder, 'copy'), store }
  const writing = await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    const written = writeBackup(source, { folder: join(folder, 'other'), nowMs, erasures: [] })
    await untilWaiting(site.db)
    await store.write('images/ny.webp', Buffer.from('new'))
    return { written }
  })
  const manifest = await peekManifest((await writing.written).path)
  expect(manifest?.uploads.map(({ path }) => path)).toEqual(['upload/images/ny.webp'])
})
