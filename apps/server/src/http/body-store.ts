import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequestId } from './request-id.ts'

// Small bodies stay in memory: a form without pictures never waits for the disk. With a mebibyte each, 2,000
// stopped uploads took 100 MB more.
const inMemoryBytes = 64 * 1024
// Each `Buffer` takes some 400 bytes beside its content, so small ones are put together.
const mostChunks = 64

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

  const pour = async (): Promise<void> => {
    file ??= await open(path, 'wx+', 0o600)
    await file.writev(chunks)
    chunks = []
  }
  return {
    async add(chunk) {
      chunks.push(chunk)
      size += chunk.length
      if (chunks.length === mostChunks) chunks = [Buffer.concat(chunks)]
      if (size > inMemoryBytes) await pour()
    },
    async read() {
      if (file === null) return Buffer.concat(chunks, size)
      // Not by its path: a second process that starts on the folder removes what lies in it.
      const bytes = Buffer.alloc(size)
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(bytes, at, size - at, at)
        if (bytesRead === 0) throw new Error('The file of a body is shorter than the body')
        at += bytesRead
      }
      return bytes
    },
    async discard() {
      chunks = []
      if (file === null) return
      await file.close()
      file = null
      // A file that stays is removed at the next start.
      await unlink(path).catch(() => undefined)
    },
  }
}
