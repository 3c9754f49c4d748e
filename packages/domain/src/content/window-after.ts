/** When an item is public, ISO 8601; null: never, and until further notice. */
export type StoredWindow = { publish_at: string | null; unpublish_at: string | null }

const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

/**
 * The window of an item after it is published or unpublished at an instant. Published: from now on,
 * unless it is public already, and an end that has passed is taken away. Unpublished: what is public
 * ends now, what only waits for its time becomes a draft.
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
  return begins !== null && begins < nowMs
    ? { publish_at, unpublish_at: now }
    : { publish_at: null, unpublish_at }
}
