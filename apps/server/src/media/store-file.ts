import { randomUUID } from 'node:crypto'
import * as disk from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The functions of the file system that `storeFile` uses; a test replaces them. */
export type Files = {
  mkdir(path: string, options: { recursive: true }): Promise<string | undefined>
  open(path: string, flags: string): Promise<{ sync(): Promise<void>; close(): Promise<void> }>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { force: true }): Promise<void>
}

/** The name of a file while it is being written; a crash may leave one. */
export const unfinishedName = /^\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/

/**
 * Stores a file atomically, and durably after a power cut: syncs its bytes, its name and the folders
 * that were created for it. `fill` writes the bytes to the path it gets.
 */
export async function storeFile(
  path: string,
  fill: (part: string) => Promise<void>,
  files: Files = disk,
): Promise<void> {
  const folder = dirname(path)
  const firstCreated = await files.mkdir(folder, { recursive: true })
  const part = join(folder, `.${randomUUID()}.part`)
  try {
    await fill(part)
    await sync(part, 'r+', files)
    await files.rename(part, path)
  } catch (error) {
    await files.rm(part, { force: true })
    throw error
  }
  await syncFolder(folder, files)
  if (firstCreated !== undefined) await syncParents(folder, firstCreated, files)
}

/** The name of a new folder is stored in its parent. */
async function syncParents(folder: string, firstCreated: string, files: Files): Promise<void> {
  await syncFolder(dirname(folder), files)
  if (folder !== firstCreated) await syncParents(dirname(folder), firstCreated, files)
}

async function sync(path: string, flags: 'r' | 'r+', files: Files): Promise<void> {
  const handle = await files.open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Windows cannot open folders, and syncs names itself.
async function syncFolder(folder: string, files: Files): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r', files)
}
