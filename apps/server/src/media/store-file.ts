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
  // A new folder's own name stands in the one above.
  for (let made = folder; firstMade !== undefined; made = dirname(made)) {
    await syncFolder(dirname(made), files)
    if (made === firstMade) break
  }
}

async function sync(path: string, flags: 'r' | 'r+', { open }: Files): Promise<void> {
  const handle = await open(path, flags)
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
