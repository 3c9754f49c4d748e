import { type FileHandle, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { maxBodyBytes } from './body-sizes.ts'
import { createRequestId } from './request-id.ts'

// Small bodies stay in memory: a form never waits for the disk. `body-room.ts` limits the memory of all.
const inMemoryBytes = maxBodyBytes

/** Stores the bytes of one body: a small one in memory, a large one in a file. */
export type BodyStore = {
  add: (chunk: Buffer) => Promise<void>
  /** Everything that was added. */
  read: () => Promise<Buffer>
  /** Removes the file. Must be called after `read`, too. */
  discard: () => Promise<void>
}

/** The folder must exist. */
export function createBodyStore(folder: string): BodyStore {
  const path = join(folder, createRequestId())
  let chunks: Buffer[] = []
  let size = 0
  let file: FileHandle | null = null
  let isOnDisk = false

  const pour = async (): Promise<void> => {
    if (file === null) {
      file = await open(path, 'wx', 0o600)
      isOnDisk = true
    }
    await file.writev(chunks)
    chunks = []
  }
  const close = async () => {
    await file?.close()
    file = null
  }
  return {
    async add(chunk) {
      chunks.push(chunk)
      size += chunk.length
      if (size > inMemoryBytes) await pour()
    },
    async read() {
      if (!isOnDisk) return Buffer.concat(chunks, size)
      await close()
      return readFile(path)
    },
    async discard() {
      chunks = []
      await close()
      // A file that stays is removed at the next start.
      if (isOnDisk) await unlink(path).catch(() => undefined)
    },
  }
}
