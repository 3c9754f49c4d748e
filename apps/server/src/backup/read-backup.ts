import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extract, list } from 'tar'
import { requireRoom } from '../operations/readiness-checks.ts'
import { Refusal } from '../operations/refusal.ts'
import { describeFile, filesOf, type Manifest, manifestName, manifestSchema } from './manifest.ts'
import { withWorkFolder } from './work-folder.ts'

/** An archive that cannot be used; the message is for the person at the terminal. */
export class UnusableBackup extends Refusal {}

export type ReadBackup = { manifest: Manifest; folder: string }

/**
 * Unpacks an archive below `near`, compares every file with its checksum, and gives it to `use`.
 * Throws `UnusableBackup` when one of them differs.
 */
export async function withReadBackup<T>(
  archive: string,
  near: string,
  use: (backup: ReadBackup) => Promise<T>,
): Promise<T> {
  return withWorkFolder(near, '.reading-', async (folder) => {
    await unpack(archive, folder)
    const manifest = await readManifest(folder)
    for (const expected of filesOf(manifest)) {
      const found = await describeFile(folder, expected.path).catch(() => null)
      if (found === null) throw new UnusableBackup(`The archive lacks "${expected.path}".`)
      if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) {
        throw new UnusableBackup(`"${expected.path}" in the archive is damaged.`)
      }
    }
    return use({ manifest, folder })
  })
}

/** The manifest alone of an archive, without a look at its files; null when it has none to read. */
export async function peekManifest(archive: string): Promise<Manifest | null> {
  const parts: Buffer[] = []
  try {
    await list({
      file: archive,
      filter: (path) => path === manifestName,
      onReadEntry: (entry) => entry.on('data', (part: Buffer) => void parts.push(part)),
    })
    return manifestSchema.parse(JSON.parse(Buffer.concat(parts).toString()))
  } catch {
    return null
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  try {
    // Read to the end first, so that nothing of a truncated archive is unpacked.
    let bytes = 0
    await list({
      file: archive,
      strict: true,
      onReadEntry: ({ size }) => {
        bytes += size
      },
    })
    await requireRoom(folder, bytes)
    // Plain files and folders only: a link could lead a later file out of the folder.
    const isPlain = (_: string, entry: object) =>
      'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
    await extract({ file: archive, cwd: folder, strict: true, filter: isPlain })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableBackup(`${archive} cannot be read: ${reason}.`)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) throw new UnusableBackup('The archive has no manifest: it is no backup.')
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new UnusableBackup('The manifest of the archive is damaged, or of a newer version.')
  }
}
