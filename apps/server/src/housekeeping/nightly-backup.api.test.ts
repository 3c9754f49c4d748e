import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupName, outdatedBackups } from '../backup/backup-files.ts'
import { audit } from '../database/schema/operations.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { nightlyBackupOf, runNightlyBackup } from './nightly-backup.ts'

let folder: string
let database: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-nightly-'))
  database = await createTestDatabase('schema')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const running = new AbortController().signal
const backupDir = () => join(folder, 'backup')
const services = (at: string) => ({
  db: database.db,
  target: database.target,
  s3: null,
  dataDir: folder,
  backupHour: 2,
  backupDir: backupDir(),
  log: pino({ level: 'silent' }),
  now: () => Date.parse(at),
})
const run = (at: string, options: { backupDir?: string } = {}) =>
  runNightlyBackup({ ...services(at), ...options }, running)
const backups = async () =>
  (await readdir(backupDir()).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))
const trail = async () =>
  (await database.db.select().from(audit).where(eq(audit.item, 'backup'))).map(
    ({ action }) => action,
  )

test('a backup is made each night from its hour in Stockholm, also later if it was missed', async () => {
  await run('2026-11-20T12:05:00Z')
  await run('2026-11-21T00:05:00Z')
  expect(await backups()).toHaveLength(1)
  await run('2026-11-21T01:05:00Z')
  await run('2026-11-21T02:05:00Z')
  expect(await backups()).toHaveLength(2)
  await run('2026-11-24T15:05:00Z')
  expect((await backups()).map((name) => name.slice(9, 19))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-24',
  ])
})

test('after the clock was set back 13 months a backup is made each night', async () => {
  await run('2027-12-20T12:05:00Z')
  await run('2026-11-20T12:05:00Z')
  await run('2026-11-20T13:05:00Z')
  await run('2026-11-21T12:05:00Z')
  expect((await backups()).map((name) => name.slice(9, 19))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2027-12-20',
  ])
})

test('without a backup hour no backup is made', async () => {
  const at = '2026-11-20T12:05:00Z'
  expect(nightlyBackupOf({ ...services(at), backupHour: null })).toBeNull()
  await nightlyBackupOf(services(at))?.(running)
  expect(await backups()).toHaveLength(1)
})

test('a new backup deletes outdated backups and no other files', async () => {
  const nights = Array.from({ length: 29 }, (_, day) =>
    backupName(Date.UTC(2026, 10, day + 1, 2, 5)),
  )
  await mkdir(backupDir())
  for (const name of ['notes.txt', ...nights]) await writeFile(join(backupDir(), name), '')
  const at = '2026-11-30T03:05:00Z'
  await run(at)
  const all = [...nights, backupName(Date.parse(at))]
  const outdated = outdatedBackups(all, Date.parse(at))
  expect(outdated.length).toBeGreaterThan(15)
  const remaining = all.filter((name) => !outdated.includes(name))
  expect(await backups()).toEqual([...remaining, 'notes.txt'])
})

test('an outdated backup that cannot be deleted does not repeat the backup each hour', async () => {
  const nights = Array.from({ length: 9 }, (_, day) => backupName(Date.UTC(2026, 9, day + 1, 2, 5)))
  // Nobody can delete a folder as a file.
  for (const name of nights) await mkdir(join(backupDir(), name), { recursive: true })
  const older = backupName(Date.UTC(2026, 8, 30, 2, 5))
  await writeFile(join(backupDir(), older), '')
  await run('2026-11-20T12:05:00Z')
  await run('2026-11-20T13:05:00Z')
  expect(await trail()).toEqual(['backup:run'])
  expect(await backups()).toHaveLength(nights.length + 1)
  expect(await backups()).not.toContain(older)
})

test('a backup that a stop interrupts is no failed one', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const stopped = { ...services('2026-11-20T12:05:00Z'), backupDir: blocked }
  await expect(runNightlyBackup(stopped, AbortSignal.abort())).rejects.toThrow()
  expect(await trail()).toEqual([])
})

test('a failed backup is recorded and retried the next hour', async () => {
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  await run('2026-11-20T12:05:00Z', { backupDir: blocked })
  await run('2026-11-20T13:05:00Z')
  expect(await trail()).toEqual(['backup:failed', 'backup:run'])
})
