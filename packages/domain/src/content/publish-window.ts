/** Epoch milliseconds. No publish time: not published; no unpublish time: until further notice. */
export type PublishWindow = { publishAtMs: number | null; unpublishAtMs: number | null }

/** `publish_at` ≤ now and `unpublish_at` null or > now (docs/content.md). */
export function isPublished({ publishAtMs, unpublishAtMs }: PublishWindow, nowMs: number): boolean {
  if (publishAtMs === null || publishAtMs > nowMs) return false
  return unpublishAtMs === null || unpublishAtMs > nowMs
}

/** The next instant at which `isPublished` changes; null when it never changes again. */
export function nextWindowChange(window: PublishWindow, nowMs: number): number | null {
  const { publishAtMs, unpublishAtMs } = window
  if (publishAtMs === null) return null
  if (isPublished(window, nowMs)) return unpublishAtMs
  const opensLater = publishAtMs > nowMs
  const staysOpen = unpublishAtMs === null || unpublishAtMs > publishAtMs
  return opensLater && staysOpen ? publishAtMs : null
}
