import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const form = /^minikran-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/
const daily = 7
const weekly = 4
const dayMs = 86_400_000

/** 'minikran-2026-11-21T23-50-12-345Z.tar.gz': names sort by time and are valid on every system. */
export const backupName = (nowMs: number): string =>
  `minikran-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

/** Whether a file has the name of a backup. */
export const isBackup = (name: string): boolean => form.test(name)

/**
 * The backups to remove from a folder: all but the newest seven and the newest of each of the last
 * four weeks that have one. Other files stay, and so do backups dated in the future by a clock that
 * was ahead; they do not count among the newest.
 */
export function outdatedBackups(names: readonly string[], nowMs: number): string[] {
  const backups = names
    .filter((name) => isBackup(name) && name <= backupName(nowMs))
    .toSorted()
    .toReversed()
  const newestOfWeek = new Map<number, string>()
  for (const name of backups) {
    const week = weekOf(name)
    if (!newestOfWeek.has(week)) newestOfWeek.set(week, name)
  }
  const kept = new Set([...backups.slice(0, daily), ...[...newestOfWeek.values()].slice(0, weekly)])
  return backups.filter((name) => !kept.has(name))
}

/** Removes the outdated backups of a folder; returns their names. */
export async function removeOutdated(folder: string, nowMs: number): Promise<string[]> {
  const names = outdatedBackups(await readdir(folder), nowMs)
  const removals = await Promise.allSettled(names.map((name) => rm(join(folder, name))))
  const failed = removals.find((removal) => removal.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return names
}

// The fourth day after 1 January 1970 was a Monday.
function weekOf(name: string): number {
  const [, date = ''] = form.exec(name) ?? []
  return Math.floor((Date.parse(date) / dayMs - 4) / 7)
}
