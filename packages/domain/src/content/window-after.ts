/** When an item is public, ISO 8601. `publish_at` null: never; `unpublish_at` null: no end. */
export type StoredWindow = { publish_at: string | null; unpublish_at: string | null }

const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

/**
 * The window of an item after it is published or unpublished now. Publishing begins now, unless it has
 * begun, and removes an end in the past. Unpublishing ends now, or makes an item whose time has not
 * come a draft; one that has ended stays as it is.
 */
export function windowAfter(
  step: 'publish' | 'unpublish',
  window: StoredWindow,
  nowMs: number,
): StoredWindow {
  const { publish_at, unpublish_at } = window
  const now = new Date(nowMs).toISOString()
  const begins = msOf(publish_at)
  const ends = msOf(unpublish_at)
  if (step === 'publish') {
    return {
      publish_at: begins === null || begins > nowMs ? now : publish_at,
      unpublish_at: ends !== null && ends <= nowMs ? null : unpublish_at,
    }
  }
  if (ends !== null && ends <= nowMs) return window
  return begins !== null && begins < nowMs
    ? { publish_at, unpublish_at: now }
    : { publish_at: null, unpublish_at }
}
