import { variantFile, variantFormats, widthsFor } from '@minikran/domain/media/picture-variants'
import type { Database } from '../database/client.ts'
import { documents, images, movies } from '../database/schema/media.ts'
import { type Storage, storedFolders } from './storage.ts'
import { unfinishedName } from './store-file.ts'

// Only what an upload has named after its content; whatever else lies there is somebody's own.
const uploaded = /^[0-9a-f]{32}(-\d+)?\.(webp|avif|pdf|mp4|webm)$/
// A file that is just being stored has no row yet.
const strayForMs = 3_600_000

type Place = { db: Database; storage: Storage }

/**
 * Removes files of the library whose item was deleted for good, and what a crash left half written.
 * Returns how many.
 */
export async function removeStrayFiles({ db, storage }: Place, nowMs: number): Promise<number> {
  let removed = 0
  const known = await knownFiles(db)
  for (const folder of storedFolders) {
    for (const name of await storage.list(folder)) {
      const isStray = uploaded.test(name) && known[folder]?.has(name) === false
      if (!isStray && !unfinishedName.test(name)) continue
      const key = `${folder}/${name}`
      if (((await storage.modifiedMs(key)) ?? nowMs) > nowMs - strayForMs) continue
      await storage.remove(key)
      removed += 1
    }
  }
  return removed
}

async function knownFiles(db: Database): Promise<Record<string, ReadonlySet<string>>> {
  const pictures = await db.select({ file: images.image_file, width: images.width }).from(images)
  const papers = await db.select({ file: documents.document_file }).from(documents)
  const films = await db.select({ file: movies.movie_file }).from(movies)
  const variants = pictures.flatMap(({ file, width }) =>
    widthsFor(width).flatMap((each) =>
      variantFormats.map((format) => variantFile(file, each, format)),
    ),
  )
  return {
    images: new Set([...pictures.map(({ file }) => file), ...variants]),
    documents: new Set(papers.map(({ file }) => file)),
    movies: new Set(films.map(({ file }) => file)),
  }
}
