import type { ContentTable } from '../database/content-tables.ts'

export type Changes = ReturnType<typeof countChanges>

/** Counts the changes of content, and remembers which was the latest of each table. */
export function countChanges() {
  let count = 0
  let latestOfAll = 0
  const latest = new Map<ContentTable, number>()
  return {
    count: () => count,
    add(table: ContentTable) {
      count += 1
      latest.set(table, count)
    },
    /** Any table may have changed. */
    addForAll() {
      count += 1
      latestOfAll = count
    },
    haveChanged(tables: Iterable<ContentTable>, since: number): boolean {
      if (latestOfAll > since) return true
      for (const table of tables) if ((latest.get(table) ?? 0) > since) return true
      return false
    },
  }
}
