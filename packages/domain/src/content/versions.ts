/** What one saving changed, by field: what was there, and what came. */
export type Changes = Readonly<Record<string, unknown>>

// Where and when an item is seen is decided today, not by a text of last year.
const ofToday: ReadonlySet<string> = new Set(['status', 'publish_at', 'unpublish_at', 'order'])

/**
 * The fields as they were before the given changes, the newest change first. What decides whether
 * and where the public sees the item is left as it is.
 */
export function fieldsBefore(later: readonly Changes[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const changes of later) {
    for (const [name, change] of Object.entries(changes)) {
      if (Array.isArray(change) && !ofToday.has(name)) fields[name] = change[0] ?? null
    }
  }
  return fields
}
