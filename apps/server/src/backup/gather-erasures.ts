import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Erasure } from '../accounts/erasure-list.ts'
import { isBackup } from './backup-files.ts'
import type { Manifest } from './manifest.ts'
import { peekManifest } from './read-backup.ts'

export type Gathered = {
  erasures: Erasure[]
  /** The time of the newest archive with a list; null: none has one. */
  listedAt: string | null
}

type Restored = { archive: string; manifest: Manifest }

/**
 * Who was erased according to the archive that is restored and those beside it: a later one knows
 * who was erased after the restored one was made.
 */
export async function gatherErasures({ archive, manifest }: Restored): Promise<Gathered> {
  const folder = dirname(archive)
  const gathered: Gathered = { erasures: [], listedAt: null }
  const take = ({ erasures, made_at }: Manifest) => {
    if (erasures === undefined) return
    gathered.erasures.push(...erasures)
    if (gathered.listedAt === null || made_at > gathered.listedAt) gathered.listedAt = made_at
  }
  take(manifest)
  for (const name of (await readdir(folder)).filter(isBackup)) {
    const beside = await peekManifest(join(folder, name))
    if (beside !== null) take(beside)
  }
  return gathered
}

type Known = { local: number; erased: number; listedAt: string | null; madeAt: string }

/** The lines that a restore prints about the erasures. */
export function erasureReport({ local, erased, listedAt, madeAt }: Known): string[] {
  const again = erased > 0 ? [`Erased again, having been erased since: ${erased}`] : []
  if (local > 0) return again
  const lists =
    listedAt === null
      ? 'there is no list of erasures, neither in DATA_DIR nor in an archive'
      : 'DATA_DIR/erasures.jsonl was empty, only the archives have a list of erasures'
  return [
    ...again,
    `Warning: ${lists}. Anybody erased after ${listedAt ?? madeAt} is back: add the lines of the old machine's erasures.jsonl to the one in DATA_DIR and restore again.`,
  ]
}
