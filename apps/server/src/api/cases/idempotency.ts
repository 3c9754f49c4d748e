import type { Answer } from '../calls/call.ts'

/** Visible ASCII characters only, 200 at most. */
export const isIdempotencyKey = (key: string) => /^[\x21-\x7e]{1,200}$/.test(key)

export const badIdempotencyKey: Answer = {
  kind: 'invalid',
  errors: { 'Idempotency-Key': ['format'] },
}
