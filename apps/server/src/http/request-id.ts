import { randomBytes } from 'node:crypto'

const idBytes = 12
const idLength = 16
// Drawn and written out for many requests at once: one draw costs as much as a kept answer's headers.
const idsTogether = 1_024
let pool = ''
let used = 0

/** Names one request in logs and problem answers; always our own, so that no log can be forged. */
export function createRequestId(): string {
  if (used === pool.length) {
    pool = randomBytes(idBytes * idsTogether).toString('base64url')
    used = 0
  }
  used += idLength
  return pool.slice(used - idLength, used)
}
