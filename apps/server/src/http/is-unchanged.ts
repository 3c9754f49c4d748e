/** Whether `If-None-Match` names this tag; tags are compared weakly (RFC 9110 §13.1.2). */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const wanted = opaque(etag)
  return ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === wanted)
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
