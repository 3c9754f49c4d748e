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

const namesIn = (text: string) => [
  ...new Set([...text.matchAll(braced)].map(([, name = '']) => name)),
]
const isField = (name: string) => replyFields.some((field) => field === name)

/** Names in braces that are no field. */
export const unknownReplyFields = (text: string): string[] =>
  namesIn(text).filter((name) => !isField(name))

/** Fields that still stand in braces in a reply, because the case has no value for them. */
export const unfilledReplyFields = (text: string): string[] => namesIn(text).filter(isField)

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
