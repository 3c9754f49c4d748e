import { constants } from 'node:fs'
import { type FileHandle, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteRange, OpenedFile, Storage } from './storage.ts'
import { storeFile } from './store-file.ts'
import { streamOf } from './stream-of.ts'

/** Uploads as files below a folder. */
export function diskStorage(folder: string): Storage {
  return {
    read: (key) => readFile(join(folder, key)).catch(nullIfMissing),
    write: (key, bytes) =>
      storeFile(join(folder, key), (part) => writeFile(part, bytes, { flag: 'wx', mode: 0o600 })),
    remove: (key) => rm(join(folder, key), { force: true }),
    async list(name) {
      const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(
        nullIfMissing,
      )
      return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
    async modifiedMs(key) {
      const found = await stat(join(folder, key)).catch(nullIfMissing)
      return found?.mtimeMs ?? null
    },
    open: (key) => openFile(join(folder, key)),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function openFile(path: string): Promise<OpenedFile | null> {
  // A symbolic link could lead out of the folder; Windows has no such flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
  const handle = await open(path, flags).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ELOOP' ? null : nullIfMissing(error),
  )
  if (handle === null) return null
  const stats = await handle.stat()
  if (!stats.isFile()) {
    await handle.close()
    return null
  }
  return {
    size: stats.size,
    modifiedMs: stats.mtimeMs,
    bytes: (range) => streamOf(chunksOf(handle, range)),
    close: () => handle.close(),
  }
}

const chunkBytes = 256 * 1024

async function* chunksOf(handle: FileHandle, { start, end }: ByteRange) {
  try {
    for (let at = start; at <= end; ) {
      const chunk = new Uint8Array(Math.min(chunkBytes, end - at + 1))
      const { bytesRead } = await handle.read(chunk, { position: at })
      if (bytesRead === 0) return
      yield chunk.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await handle.close()
  }
}
