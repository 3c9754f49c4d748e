import fs, { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeFile } from './manifest.ts'
import { withReadBackup } from './read-backup.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-read-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function pack(manifest: object): Promise<string> {
  const archive = join(folder, 'archive')
  await mkdir(join(folder, 'tables'))
  await writeFile(join(folder, 'tables/depots'), '0'.repeat(100_000))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await create({ gzip: true, file: archive, cwd: folder }, ['manifest.json', 'tables/depots'])
  return archive
}
const read = (archive: string) => withReadBackup(archive, join(folder, 'near'), async () => 'used')

test('an archive whose manifest names no table is refused: it would empty the site', async () => {
  const made_at = '2026-11-21T02:00:00.000Z'
  const nothing = { format: 1, made_at, migrated_to: 0, tables: [], sequences: [], uploads: [] }
  await expect(read(await pack(nothing))).rejects.toThrow('manifest of the archive is damaged')
})

test('an archive that needs more room than the disk has is not unpacked', async () => {
  const archive = await pack({})
  const disk = await fs.statfs(folder)
  const statfs = vi.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bavail: 20, bsize: 4096 })
  syncBuiltinESMExports()
  await expect(read(archive)).rejects.toThrow('Less than 1 MiB is free for')
  statfs.mockRestore()
  syncBuiltinESMExports()
  expect(await readdir(join(folder, 'near'))).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a link in an archive is not unpacked: a restore would publish what it leads to',
  async () => {
    await writeFile(join(folder, 'secret'), 'secret')
    await mkdir(join(folder, 'upload/images'), { recursive: true })
    await symlink(join(folder, 'secret'), join(folder, 'upload/images/bild.webp'))
    const upload = await describeFile(folder, 'upload/images/bild.webp')
    const depots = { ...upload, path: 'tables/depots' }
    await mkdir(join(folder, 'tables'))
    await writeFile(join(folder, 'tables/depots'), 'secret')
    const manifest = {
      format: 1,
      made_at: '2026-11-21T02:00:00.000Z',
      migrated_to: 0,
      tables: [{ name: 'depots', columns: ['id'], rows: 0, file: depots }],
      sequences: [],
      uploads: [upload],
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    const archive = join(folder, 'archive')
    const parts = ['manifest.json', depots.path, upload.path]
    await create({ gzip: true, file: archive, cwd: folder, preservePaths: true }, parts)
    await expect(read(archive)).rejects.toThrow('lacks "upload/images/bild.webp"')
  },
)
