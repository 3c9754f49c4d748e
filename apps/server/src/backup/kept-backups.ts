const form = /^minikran-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/
const daily = 7
const weekly = 4
const dayMs = 86_400_000

/** Whether a file has the name of a backup. */
export const isBackup = (name: string): boolean => form.test(name)

/**
 * Which of a folder's backups have served their time: all but the newest seven, and the newest of
 * each of the four last weeks that have one. Other files are nobody's business.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const backups = names.filter(isBackup).toSorted().toReversed()
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
