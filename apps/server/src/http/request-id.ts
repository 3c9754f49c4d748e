import { randomBytes } from 'node:crypto'

const idBytes = 12
const idLength = 16
// Random bytes for many ids at once: one call costs as much as the headers of a cached answer.
const idsTogether = 1_024
let pool = ''
let used = 0

/** Identifies a request in logs and problem answers. Never taken from the request, so logs cannot be forged. */
export function createRequestId(): string {
  if (used === pool.length) {
    pool = randomBytes(idBytes * idsTogether).toString('base64url')
    used = 0
  }
  used += idLength
  return pool.slice(used - idLength, used)
}
