import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../env.ts'
import { uploadFolder } from '../media/open-storage.ts'
import { s3Storage } from '../media/s3-storage.ts'
import { type Storage, storedFolders } from '../media/storage.ts'
import { Refusal } from '../operations/refusal.ts'
import { reasonOf } from '../operations/sentence-for.ts'
import { withWorkFolder } from './work-folder.ts'

/** Where the uploads are: in the folder, or in `store`, which the folder gets a copy of. */
export type Uploads = { uploadFolder: string; store: Storage | null }

/** Runs `use` with the folder of the uploads, or with an empty one for a copy of object storage. */
export async function withUploads<Result>(
  { dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>,
  use: (uploads: Uploads) => Promise<Result>,
): Promise<Result> {
  const own = uploadFolder(dataDir)
  if (s3 === null) return use({ uploadFolder: own, store: null })
  return withWorkFolder(dirname(own), '.uploads-', (copy) =>
    use({ uploadFolder: copy, store: s3Storage(s3) }),
  )
}

/** Copies everything that is stored into a folder. */
export async function fetchUploads(store: Storage, folder: string): Promise<void> {
  await copyAll(store, folder).catch((error: unknown) => {
    throw new Refusal(`The object storage of S3_URL cannot be read: ${reasonOf(error)}.`)
  })
}

async function copyAll(store: Storage, folder: string): Promise<void> {
  for (const name of storedFolders) {
    await mkdir(join(folder, name), { recursive: true })
    for (const file of await store.list(name)) {
      const bytes = await store.read(`${name}/${file}`)
      if (bytes !== null) await writeFile(join(folder, name, file), bytes, { mode: 0o600 })
    }
  }
}
