/** The fields that a reply template may have in braces: data of the case or of its author. */
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

// Also misspelt names, with å, capitals or spaces.
const braced = /\{([^{}\n]{1,40})\}/g

/** Names in braces that are no field. */
export function unknownReplyFields(text: string): string[] {
  const known: readonly string[] = replyFields
  const named = [...text.matchAll(braced)].map(([, name = '']) => name)
  return [...new Set(named.filter((name) => !known.includes(name)))]
}

/** The template with its fields filled in; fields without a value stay in braces. */
export function fillReply(
  text: string,
  values: Readonly<Partial<Record<ReplyField, string | null>>>,
): string {
  const textByName: Readonly<Record<string, string | null | undefined>> = values
  return text.replaceAll(braced, (whole, name: string) =>
    Object.hasOwn(textByName, name) ? textByName[name] || whole : whole,
  )
}
