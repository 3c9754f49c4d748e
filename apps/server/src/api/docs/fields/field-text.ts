/** What a field or parameter of this name means, and an example where its type suggests none. */
export type FieldText = string | readonly [description: string, example: string | number]
export type FieldTexts = Readonly<Record<string, FieldText>>
