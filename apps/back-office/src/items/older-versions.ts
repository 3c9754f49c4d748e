/** A line of a history after which an older version was in force. */
export type Older = { id: number; version: number }

type Entry = { id: number; version: number | null; action: string }

/**
 * The lines of a history, given newest first, from which an item can be taken back to an older version.
 * What came with the installation has no line for its first version: the oldest line, of a lock, stands
 * for what the first change replaced.
 */
export function olderVersions(entries: readonly Entry[], version: number): Older[] {
  const named = entries.flatMap(({ id, version: its }) =>
    its === null ? [] : [{ id, version: its }],
  )
  const oldest = entries.at(-1)
  const changed = entries.findLast((entry) => entry.version !== null)
  const replaced = changed?.action === 'updated' ? Number(changed.version) - 1 : 0
  const first =
    oldest?.action === 'locked' && replaced > 0 ? [{ id: oldest.id, version: replaced }] : []
  return [...named, ...first].filter((one) => one.version < version)
}
