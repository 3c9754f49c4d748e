import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../env.ts'
import { uploadFolder } from '../media/open-storage.ts'
import { s3Storage } from '../media/s3-storage.ts'
import { type Storage, storedFolders } from '../media/storage.ts'
import { Refusal } from '../operations/refusal.ts'
import { reasonOf } from '../operations/sentence-for.ts'

/** Runs `use` with the folder of the uploads, or with a copy of those in object storage. */
export async function withUploads<Result>(
  { dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>,
  use: (folder: string, store: Storage | null) => Promise<Result>,
): Promise<Result> {
  const own = uploadFolder(dataDir)
  if (s3 === null) return use(own, null)
  await mkdir(dirname(own), { recursive: true })
  const copy = await mkdtemp(join(dirname(own), '.uploads-'))
  const store = s3Storage(s3)
  try {
    await fetchUploads(store, copy).catch((error: unknown) => {
      throw new Refusal(`The object storage of S3_URL cannot be read: ${reasonOf(error)}.`)
    })
    return await use(copy, store)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Copies everything that is stored into a folder. */
export async function fetchUploads(store: Storage, folder: string): Promise<void> {
  for (const name of storedFolders) {
    await mkdir(join(folder, name), { recursive: true })
    for (const file of await store.list(name)) {
      const bytes = await store.read(`${name}/${file}`)
      if (bytes !== null) await writeFile(join(folder, name, file), bytes, { mode: 0o600 })
    }
  }
}

/** Makes the store equal to a folder: adds files first and removes others last. */
export async function sendUploads(folder: string, store: Storage): Promise<void> {
  for (const name of storedFolders) {
    const wanted = await readdir(join(folder, name)).catch(() => [])
    for (const file of wanted) {
      await store.write(`${name}/${file}`, await readFile(join(folder, name, file)))
    }
    const kept = new Set(wanted)
    for (const file of await store.list(name)) {
      if (!kept.has(file)) await store.remove(`${name}/${file}`)
    }
  }
}
