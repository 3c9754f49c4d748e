import * as disk from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Files, storeFile, unfinishedName } from './store-file.ts'

let folder: string
beforeEach(async () => {
  folder = await disk.mkdtemp(join(tmpdir(), 'minikran-store-'))
})
afterEach(() => disk.rm(folder, { recursive: true, force: true }))

/** A disk that loses every byte and every name that was not synced at a power cut. */
function forgetfulDisk() {
  const synced = new Set<string>([folder])
  const namedBy = new Map<string, string>()
  const forgetParents = (created: string, firstCreated: string) => {
    synced.delete(dirname(created))
    if (created !== firstCreated) forgetParents(dirname(created), firstCreated)
  }
  const files: Files = {
    rm: disk.rm,
    async open(path, flags) {
      const handle = await disk.open(path, flags)
      const sync = async () => {
        await handle.sync()
        synced.add(path)
      }
      return { sync, close: () => handle.close() }
    },
    async rename(from, to) {
      await disk.rename(from, to)
      namedBy.set(to, from)
      // The folder now holds a name that was not synced.
      synced.delete(dirname(to))
    },
    async mkdir(path, options) {
      const firstCreated = await disk.mkdir(path, options)
      if (firstCreated !== undefined) forgetParents(path, firstCreated)
      return firstCreated
    },
  }
  const isNameSynced = (path: string): boolean =>
    path === folder || (synced.has(dirname(path)) && isNameSynced(dirname(path)))
  async function afterPowerCut() {
    const entries = await disk.readdir(folder, { recursive: true, withFileTypes: true })
    const remaining: Record<string, string> = {}
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      if (!isNameSynced(path)) continue
      const hasBytes = synced.has(namedBy.get(path) ?? path)
      remaining[relative(folder, path)] = hasBytes ? await disk.readFile(path, 'utf8') : ''
    }
    return remaining
  }
  return { files, afterPowerCut }
}

const text = (words: string) => (part: string) => disk.writeFile(part, words, { mode: 0o600 })

test('a stored file survives a power cut, with the folders created for it', async () => {
  const { files, afterPowerCut } = forgetfulDisk()
  await storeFile(join(folder, 'upload', 'cases', 'a.jpg'), text('a picture'), files)
  await storeFile(join(folder, 'upload', 'cases', 'b.jpg'), text('another'), files)
  expect(await afterPowerCut()).toEqual({
    'upload/cases/a.jpg': 'a picture',
    'upload/cases/b.jpg': 'another',
  })
})

test('a file that cannot be written whole leaves nothing', async () => {
  const full = new Error('ENOSPC')
  const writing = storeFile(join(folder, 'a.jpg'), async (part) => {
    await disk.writeFile(part, 'half a pic')
    throw full
  })
  await expect(writing).rejects.toBe(full)
  expect(await disk.readdir(folder)).toEqual([])
})

test('while it is being written a file has an unfinished name', async () => {
  const names: string[] = []
  await storeFile(join(folder, 'a.jpg'), async (part) => {
    await disk.writeFile(part, 'a picture')
    names.push(...(await disk.readdir(folder)))
  })
  expect(names.map((name) => unfinishedName.test(name))).toEqual([true])
  expect(await disk.readdir(folder)).toEqual(['a.jpg'])
})
