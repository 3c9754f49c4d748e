import { hash, timingSafeEqual } from 'node:crypto'

/** Who calls the API: the site's own client, or anybody without a key. */
export type ClientKind = 'known' | 'anonymous'

/** An empty key is none. Null: the key is not known and the call is refused. */
export function clientKind(given: string | null, knownKey: string): ClientKind | null {
  if (given === null || given === '') return 'anonymous'
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(knownKey)) ? 'known' : null
}
