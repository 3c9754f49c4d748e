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

/** A disk that forgets, when the power goes, every byte and every name that was not synced. */
function forgetfulDisk() {
  const synced = new Set<string>([folder])
  const namedBy = new Map<string, string>()
  const forgetAbove = (made: string, firstMade: string) => {
    synced.delete(dirname(made))
    if (made !== firstMade) forgetAbove(dirname(made), firstMade)
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
      // The name is new, whatever the folder was before.
      synced.delete(dirname(to))
    },
    async mkdir(path, options) {
      const firstMade = await disk.mkdir(path, options)
      if (firstMade !== undefined) forgetAbove(path, firstMade)
      return firstMade
    },
  }
  const isNameKept = (path: string): boolean =>
    path === folder || (synced.has(dirname(path)) && isNameKept(dirname(path)))
  async function afterPowerCut() {
    const entries = await disk.readdir(folder, { recursive: true, withFileTypes: true })
    const kept: Record<string, string> = {}
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      if (!isNameKept(path)) continue
      const hasBytes = synced.has(namedBy.get(path) ?? path)
      kept[relative(folder, path)] = hasBytes ? await disk.readFile(path, 'utf8') : ''
    }
    return kept
  }
  return { files, afterPowerCut }
}

const text = (words: string) => (part: string) => disk.writeFile(part, words, { mode: 0o600 })

test('what is stored outlives a power cut, with every folder that was made for it', async () => {
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

test('until it is whole a file has a name that is known as unfinished', async () => {
  const names: string[] = []
  await storeFile(join(folder, 'a.jpg'), async (part) => {
    await disk.writeFile(part, 'a picture')
    names.push(...(await disk.readdir(folder)))
  })
  expect(names.map((name) => unfinishedName.test(name))).toEqual([true])
  expect(await disk.readdir(folder)).toEqual(['a.jpg'])
})
