const form = /^minikran-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/
const daily = 7
const weekly = 4
const dayMs = 86_400_000

/** 'minikran-2026-11-21T23-50-12-345Z.tar.gz': names sort by time, and no system minds the signs. */
export const backupName = (nowMs: number): string =>
  `minikran-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

/** Whether a file has the name of a backup. */
export const isBackup = (name: string): boolean => form.test(name)

/**
 * Which of a folder's backups have served their time: all but the newest seven, and the newest of
 * each of the four last weeks that have one. Other files are nobody's business, and so are backups
 * of the future, dated by a clock that was ahead: they must not drive out those of today.
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

// Weeks of seven days each; day 4 of the calendar's first week was a Monday.
function weekOf(name: string): number {
  const [, date = ''] = form.exec(name) ?? []
  return Math.floor((Date.parse(date) / dayMs - 4) / 7)
}
