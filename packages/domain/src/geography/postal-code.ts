/** Reads a Swedish postal code, also with a no-break space, as `111 20`; null when it is none. */
export function parsePostalCode(typed: string): string | null {
  const [, first, last] =
    /^(?:SE-?)?\s*([1-9]\d{2})[ \u00a0\u202f]?(\d{2})$/i.exec(typed.trim()) ?? []
  return first === undefined || last === undefined ? null : `${first} ${last}`
}
