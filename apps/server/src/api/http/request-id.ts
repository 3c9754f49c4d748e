import { randomBytes } from 'node:crypto'

/** Names one request in logs and problem answers; always our own, so that no log can be forged. */
export function createRequestId(): string {
  return randomBytes(12).toString('base64url')
}
