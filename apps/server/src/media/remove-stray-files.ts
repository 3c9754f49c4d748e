import { variantFile, variantFormats, widthsFor } from '@minikran/domain/media/picture-variants'
import type { Database } from '../database/client.ts'
import { case_uploads } from '../database/schema/case-files.ts'
import { documents, images, movies } from '../database/schema/media.ts'
import { type Storage, storedFolders } from './storage.ts'
import { unfinishedName } from './store-file.ts'

// Files that an upload named after their hash; others were put there by hand.
const hashName = /^[0-9a-f]{32}(-\d+)?\.(webp|avif|pdf|mp4|webm)$/
// While a file is being uploaded it has no row yet.
const strayAfterMs = 3_600_000

type Folder = (typeof storedFolders)[number]
type Place = { db: Database; storage: Storage }

/**
 * Removes files whose row was deleted, and files that a crash left half written. Several processes
 * may run it at once. Returns how many were removed.
 */
export async function removeStrayFiles({ db, storage }: Place, nowMs: number): Promise<number> {
  let removed = 0
  const known = await knownFiles(db)
  for (const folder of storedFolders) {
    for (const name of await storage.list(folder)) {
      const isUpload = folder === 'cases' || hashName.test(name)
      const isStray = isUpload && !known[folder].has(name)
      if (!isStray && !unfinishedName.test(name)) continue
      const key = `${folder}/${name}`
      if (((await storage.modifiedMs(key)) ?? nowMs) > nowMs - strayAfterMs) continue
      await storage.remove(key)
      removed += 1
    }
  }
  return removed
}

async function knownFiles(db: Database): Promise<Record<Folder, ReadonlySet<string>>> {
  const pictures = await db.select({ file: images.image_file, width: images.width }).from(images)
  const documentRows = await db.select({ file: documents.document_file }).from(documents)
  const movieRows = await db.select({ file: movies.movie_file }).from(movies)
  const caseRows = await db.select({ file: case_uploads.image_file }).from(case_uploads)
  const variants = pictures.flatMap(({ file, width }) =>
    widthsFor(width).flatMap((each) =>
      variantFormats.map((format) => variantFile(file, each, format)),
    ),
  )
  return {
    images: new Set([...pictures.map(({ file }) => file), ...variants]),
    documents: new Set(documentRows.map(({ file }) => file)),
    movies: new Set(movieRows.map(({ file }) => file)),
    cases: new Set(caseRows.map(({ file }) => file)),
  }
}
