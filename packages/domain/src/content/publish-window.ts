/** Epoch milliseconds. No publish time: not published; no unpublish time: until further notice. */
export type PublishWindow = { publishAtMs: number | null; unpublishAtMs: number | null }

/** `publish_at` ≤ now and `unpublish_at` null or > now (docs/content.md). */
export function isPublished({ publishAtMs, unpublishAtMs }: PublishWindow, nowMs: number): boolean {
  if (publishAtMs === null || publishAtMs > nowMs) return false
  return unpublishAtMs === null || unpublishAtMs > nowMs
}
