import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Erasure, repeatErasures } from '../accounts/erasure-list.ts'
import type { Transaction } from '../database/client.ts'
import { migratedTo } from '../database/migrate.ts'
import { caseUploadKey } from '../media/case-uploads.ts'
import { storeFile } from '../media/store-file.ts'
import { openClient } from './client.ts'
import type { Manifest, ManifestFile } from './manifest.ts'
import { type ReadBackup, UnusableBackup, withReadBackup } from './read-backup.ts'
import { emptied, listTables, quoted, type Table } from './tables.ts'
import type { Source } from './write-backup.ts'

export type Restored = {
  made_at: string
  rows: number
  uploads: number
  /** People who were erased since the archive was made, and again by the restore. */
  erased: number
}

type Restoring = Source & {
  /** Called when the archive has been verified, before anything changes; returns who was erased. */
  prepare: (manifest: Manifest) => Promise<readonly Erasure[]>
}

/**
 * Restores database and uploads from an archive. All rows or none, in one transaction, so the site may
 * serve meanwhile; a damaged archive changes nothing. Afterwards everybody has to log in again. Throws
 * `UnusableBackup` with the reason.
 */
export async function restoreBackup(source: Restoring, archive: string): Promise<Restored> {
  const { uploadFolder, prepare } = source
  await mkdir(uploadFolder, { recursive: true })
  return withReadBackup(archive, dirname(uploadFolder), async (backup) => {
    const { manifest } = backup
    const erasures = await prepare(manifest)
    const client = await openClient(source.target)
    try {
      const tables = await matchTables(client, manifest)
      // What is uploaded from now on belongs to a row that comes after the restored ones.
      const others = await listOthers(manifest.uploads, uploadFolder)
      // Adds files first and removes others last: a row never lacks its file, also after a kill.
      await putUploads(backup, source)
      const repeated = await replaceRows(client, backup, { tables, erasures })
      for (const key of [...others, ...repeated.files.map(caseUploadKey)]) {
        await rm(join(uploadFolder, key), { force: true })
        await source.store?.remove(key)
      }
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const { made_at, uploads } = manifest
      return { made_at, rows, uploads: uploads.length, erased: repeated.people }
    } finally {
      await client.end()
    }
  })
}

/** An archive of an older version can be restored while all its columns exist. */
async function matchTables(client: Client, manifest: Manifest): Promise<Table[]> {
  if (manifest.migrated_to > (await migratedTo(client))) {
    throw new UnusableBackup('The archive comes from a newer version: update this one first.')
  }
  const tables = await listTables(client)
  for (const { name, columns } of manifest.tables) {
    const known = tables.find((table) => table.name === name)?.columns ?? []
    const lost = columns.filter((column) => !known.includes(column))
    if (lost.length > 0) {
      throw new UnusableBackup(
        `This version has no place for ${name}.${lost[0]}: restore with the version that made the archive, then update.`,
      )
    }
  }
  return tables
}

async function replaceRows(
  client: Client,
  { manifest, folder }: ReadBackup,
  { tables, erasures }: { tables: readonly Table[]; erasures: readonly Erasure[] },
) {
  await client.query('begin')
  await client.query(`truncate ${quoted(client, emptied(tables))}`)
  for (const { name } of tables) {
    const held = manifest.tables.find((table) => table.name === name)
    if (held === undefined) continue
    const into = `copy ${quoted(client, [name])} (${quoted(client, held.columns)}) from stdin`
    const copy = client.query(copyFrom(into))
    await pipeline(createReadStream(join(folder, held.file.path)), copy)
  }
  for (const { name, value } of manifest.sequences) {
    if (value === null) continue
    await client.query('select setval($1::regclass, $2)', [`public.${name}`, value])
  }
  // Before the commit, so that nobody sees an erased person again.
  const repeated = await repeatErasures(drizzle(client) as unknown as Transaction, erasures)
  await client.query('commit')
  return repeated
}

const keyOf = ({ path }: ManifestFile) => path.slice('upload/'.length)

async function putUploads({ manifest, folder }: ReadBackup, { uploadFolder, store }: Restoring) {
  for (const upload of manifest.uploads) {
    const unpacked = join(folder, upload.path)
    await storeFile(join(uploadFolder, keyOf(upload)), (part) => copyFile(unpacked, part))
    await store?.write(keyOf(upload), await readFile(unpacked))
  }
}

/** The keys of the stored files that the archive does not hold. */
async function listOthers(held: readonly ManifestFile[], uploadFolder: string): Promise<string[]> {
  const wanted = new Set(held.map(keyOf))
  const entries = await readdir(uploadFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(uploadFolder, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll(sep, '/'))
    .filter((key) => !wanted.has(key))
}
