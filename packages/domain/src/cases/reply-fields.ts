/** What a reply template may name in braces; each is a word of the case or of whoever answers. */
export const replyFields = [
  'firstname',
  'lastname',
  'company',
  'case_number',
  'machine',
  'pickup',
  'return',
  'depot',
  'depot_phone',
  'staff',
] as const
export type ReplyField = (typeof replyFields)[number]

// Whatever somebody may take for a name, also one with å, a capital or a blank.
const braced = /\{([^{}\n]{1,40})\}/g

/** The names in braces that no field has: a fault of the template. */
export function unknownReplyFields(text: string): string[] {
  const known: readonly string[] = replyFields
  const named = [...text.matchAll(braced)].map(([, name = '']) => name)
  return [...new Set(named.filter((name) => !known.includes(name)))]
}

/** The template with its fields filled in; what the case does not say stays in braces, to be seen. */
export function fillReply(
  text: string,
  values: Readonly<Partial<Record<ReplyField, string | null>>>,
): string {
  const given: Readonly<Record<string, string | null | undefined>> = values
  return text.replaceAll(braced, (whole, name: string) =>
    Object.hasOwn(given, name) ? given[name] || whole : whole,
  )
}
