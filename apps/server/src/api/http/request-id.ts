import { randomFillSync } from 'node:crypto'

const idBytes = 12
// Drawn for many requests at once: one draw costs as much as writing a kept answer's headers.
const pool = Buffer.alloc(idBytes * 256)
let used = pool.length

/** Names one request in logs and problem answers; always our own, so that no log can be forged. */
export function createRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.toString('base64url', used - idBytes, used)
}
