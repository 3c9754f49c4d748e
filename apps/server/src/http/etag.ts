import { hash } from 'node:crypto'

/** The etag of an answer's bytes. */
export const etagOf = (bytes: string | Uint8Array): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`

/** Whether `If-None-Match` names this etag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const wanted = withoutWeak(etag)
  return ifNoneMatch.split(',').some((tag) => withoutWeak(tag.trim()) === wanted)
}

const withoutWeak = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
