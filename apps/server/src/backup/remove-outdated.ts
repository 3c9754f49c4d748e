import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { outdatedBackups } from './kept-backups.ts'

/** Removes the backups of a folder that have served their time; answers their names. */
export async function removeOutdated(folder: string, nowMs: number): Promise<string[]> {
  const names = outdatedBackups(await readdir(folder), nowMs)
  for (const name of names) await rm(join(folder, name))
  return names
}
