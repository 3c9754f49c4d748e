import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { requireFolder } from './require-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a folder is made with those above it, and nothing is left in it', async () => {
  const path = join(folder, 'srv', 'minikran')
  await requireFolder(path, { setting: 'DATA_DIR', mode: 0o700 })
  await requireFolder(path, { setting: 'DATA_DIR', mode: 0o700 })
  expect(await readdir(path)).toEqual([])
})

test.skipIf(process.platform !== 'linux')(
  'a file system that makes no folders is named in a sentence, at once',
  async () => {
    const asked = requireFolder('/proc/nope/data', { setting: 'DATA_DIR', mode: 0o700 })
    await expect(asked).rejects.toThrow(Refusal)
    await expect(asked).rejects.toThrow(/^DATA_DIR=\/proc\/nope\/data cannot be written: ENOENT.*/)
  },
)

test('a file where the folder should be is named in a sentence', async () => {
  await writeFile(join(folder, 'file'), '')
  for (const path of [join(folder, 'file'), join(folder, 'file', 'data')]) {
    await expect(requireFolder(path, { setting: 'BACKUP_DIR', mode: 0o700 })).rejects.toThrow(
      /^BACKUP_DIR=.* cannot be/,
    )
  }
})
