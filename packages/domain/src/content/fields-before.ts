/** The changes of one save by field: [old value, new value], or `true` where the audit keeps no values. */
export type Changes = Readonly<Record<string, unknown>>

// Restoring an old version does not change where and when the item is public.
const notRestored: ReadonlySet<string> = new Set(['status', 'publish_at', 'unpublish_at', 'order'])

/** The values of the fields before the changes, which are given newest first. */
export function fieldsBefore(later: readonly Changes[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const changes of later) {
    for (const [name, change] of Object.entries(changes)) {
      if (Array.isArray(change) && !notRestored.has(name)) fields[name] = change[0] ?? null
    }
  }
  return fields
}
