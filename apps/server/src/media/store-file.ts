import { randomUUID } from 'node:crypto'
import * as disk from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What of the file system storing a file takes. */
export type Files = {
  mkdir(path: string, options: { recursive: true }): Promise<string | undefined>
  open(path: string, flags: string): Promise<{ sync(): Promise<void>; close(): Promise<void> }>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { force: true }): Promise<void>
}

/** What a file is called while it is being written; a start after a crash may leave one. */
export const unfinishedName = /^\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/

/**
 * Stores a file so that it is there, whole, after a power cut: its bytes, then its name, then the
 * folders that were made for it. No reader ever sees half of it. `fill` writes it where it is told.
 */
export async function storeFile(
  path: string,
  fill: (part: string) => Promise<void>,
  files: Files = disk,
): Promise<void> {
  const folder = dirname(path)
  const firstMade = await files.mkdir(folder, { recursive: true })
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
  if (firstMade !== undefined) await syncAbove(folder, firstMade, files)
}

/** The name of a new folder stands in the one above it. */
async function syncAbove(folder: string, firstMade: string, files: Files): Promise<void> {
  await syncFolder(dirname(folder), files)
  if (folder !== firstMade) await syncAbove(dirname(folder), firstMade, files)
}

async function sync(path: string, flags: 'r' | 'r+', files: Files): Promise<void> {
  const handle = await files.open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Windows opens no folder, and writes names down by itself.
async function syncFolder(folder: string, files: Files): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r', files)
}
