import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

// No backup takes what is half written, and no address leads to it.
const unfinished = () => `.${randomUUID()}.part`

/** Uploads as files below a folder. */
export function diskStorage(folder: string): Storage {
  return {
    read: (key) => readFile(join(folder, key)).catch(nullWhereNone),
    async write(key, bytes) {
      const path = join(folder, key)
      const part = join(dirname(path), unfinished())
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(part, bytes, { flag: 'wx', mode: 0o600 })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    async list(name) {
      const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(
        nullWhereNone,
      )
      return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
    async modifiedMs(key) {
      const found = await stat(join(folder, key)).catch(nullWhereNone)
      return found?.mtimeMs ?? null
    },
  }
}

function nullWhereNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
