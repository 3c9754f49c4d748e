import type { Answer } from './call.ts'

/** The key under which a call is carried out once; null: the request has none. */
export const idempotencyKey = (headers: Headers) => headers.get('idempotency-key')

/** Visible ASCII characters only, 200 at most. */
export function isUsableKey(headers: Headers): boolean {
  const key = idempotencyKey(headers)
  return key === null || /^[\x21-\x7e]{1,200}$/.test(key)
}

export const badIdempotencyKey: Answer = {
  kind: 'invalid',
  errors: { 'Idempotency-Key': ['format'] },
}

/** The key came with another body before. */
export const usedIdempotencyKey: Answer = { kind: 'problem', code: 'idempotencyKeyReuse' }
