/** An idempotency key of 128 random bits; `randomUUID` does not exist without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key in a posted form, or a new one when it is missing or invalid. */
export const keyIn = (typed: unknown): string =>
  typeof typed === 'string' && /^[\da-f]{32}$/.test(typed) ? typed : newKey()
