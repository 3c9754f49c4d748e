/** An idempotency key of 128 random bits; `randomUUID` is missing where a site has no https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key that a page has put into its form; a form without one is a form of its own. */
export const keyIn = (typed: unknown): string =>
  typeof typed === 'string' && /^[\da-f]{32}$/.test(typed) ? typed : newKey()
