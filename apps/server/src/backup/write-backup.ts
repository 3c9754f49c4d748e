import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { create } from 'tar'
import type { Erasure } from '../accounts/erasure-list.ts'
import { migratedTo } from '../database/migrate.ts'
import { storeFile } from '../media/store-file.ts'
import { backupName } from './backup-files.ts'
import { openClient } from './client.ts'
import {
  describeFile,
  filesOf,
  isFilePath,
  type Manifest,
  type ManifestFile,
  manifestName,
} from './manifest.ts'
import { withReadBackup } from './read-backup.ts'
import { fetchUploads, type Uploads } from './stored-uploads.ts'
import { listTables, quoted } from './tables.ts'
import { withWorkFolder } from './work-folder.ts'

type Writing = {
  folder: string
  nowMs: number
  /** Who has been erased so far: the list goes into the archive. */
  erasures: readonly Erasure[]
}

export type Source = Uploads & { target: Parameters<typeof openClient>[0] }

export type Written = { path: string; bytes: number; rows: number; uploads: number }

const mostTries = 3

/**
 * Writes database and uploads into one archive in `folder`, and verifies it before it gets its name.
 * The site may serve meanwhile: when it deletes an upload, rows and files are read anew.
 */
export async function writeBackup(source: Source, writing: Writing): Promise<Written> {
  for (let left = mostTries - 1; ; left -= 1) {
    try {
      return await writeOnce(source, writing)
    } catch (error) {
      if (left === 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

async function writeOnce(source: Source, { folder, nowMs, erasures }: Writing): Promise<Written> {
  return withWorkFolder(folder, '.making-', async (work) => {
    const collected = await collect(source, { work, nowMs })
    const manifest: Manifest = { ...collected, erasures: [...erasures] }
    await writeFile(join(work, manifestName), JSON.stringify(manifest, null, 1))
    const unfinished = join(work, 'archive')
    // Not whole folders: they may have links, and files that are just being written.
    const parts = [manifestName, ...filesOf(manifest).map(({ path }) => path)]
    await create({ gzip: true, file: unfinished, cwd: work, portable: true }, parts)
    await withReadBackup(unfinished, folder, async () => undefined)
    const path = join(folder, backupName(nowMs))
    const { size } = await stat(unfinished)
    await chmod(unfinished, 0o600)
    await storeFile(path, (part) => rename(unfinished, part))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { path, bytes: size, rows, uploads: manifest.uploads.length }
  })
}

async function collect(
  { target, uploadFolder, store }: Source,
  { work, nowMs }: { work: string; nowMs: number },
): Promise<Manifest> {
  await mkdir(join(work, 'tables'))
  await mkdir(uploadFolder, { recursive: true })
  // So that they are not copied first.
  await symlink(uploadFolder, join(work, 'upload'), 'junction')
  const client = await openClient(target)
  try {
    // One snapshot for all tables.
    await client.query('begin transaction isolation level repeatable read, read only')
    const tables: Manifest['tables'] = []
    for (const { name, columns } of await listTables(client)) {
      const path = `tables/${name}`
      const from = `copy ${quoted(client, [name])} (${quoted(client, columns)}) to stdout`
      const copy = client.query(copyTo(from))
      await pipeline(copy, createWriteStream(join(work, path)))
      tables.push({ name, columns, rows: copy.rowCount, file: await describeFile(work, path) })
    }
    const sequences = await listSequences(client)
    const migrated_to = await migratedTo(client)
    await client.query('commit')
    // After the rows: a file may have no row yet, but no row lacks its file.
    if (store !== null) await fetchUploads(store, uploadFolder)
    const uploads = await listUploads(work)
    return {
      format: 1,
      made_at: new Date(nowMs).toISOString(),
      migrated_to,
      tables,
      sequences,
      uploads,
    }
  } finally {
    await client.end()
  }
}

async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' order by sequencename`,
  )
  return rows.map(({ name, value }) => ({ name, value: value === null ? null : Number(value) }))
}

async function listUploads(work: string) {
  const entries = await readdir(join(work, 'upload'), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(work.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(isFilePath)
  // One after another: there may be more files than a process may open.
  const uploads: ManifestFile[] = []
  for (const path of paths.toSorted()) uploads.push(await describeFile(work, path))
  return uploads
}
