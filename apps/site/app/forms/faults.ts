import { type BrokenRule, ruleSentence } from './rule-sentences.ts'

/** The error message of a field; `isMissing`: the field is empty. */
export type FieldFault<Field extends string = string> = {
  field: Field
  sentence: string
  isMissing: boolean
}

/** Broken rules by the API's field names: the browser's check adds figures, the API sends keys. */
export type BrokenRules = Record<string, readonly (BrokenRule | string)[] | undefined>

type Places<Field extends string> = {
  /** In the order of the form. */
  fields: readonly Field[]
  /** The fields that show the fault of an API name without a field of its own. */
  place: (name: string, rule: string) => readonly Field[]
  /** The city of the chosen depot, for the sentences. */
  city: string | null
}

/** The first fault of each field, in the order of the form. */
export function faultsAt<Field extends string>(
  broken: BrokenRules,
  { fields, place, city }: Places<Field>,
): FieldFault<Field>[] {
  const byField = new Map<Field, Omit<FieldFault, 'field'>>()
  for (const [name, list] of Object.entries(broken)) {
    const own = fields.find((field) => field === name)
    // Backwards, so that the first rule of a field stays; others may be about another field.
    for (const broke of (list ?? []).toReversed()) {
      const rule = typeof broke === 'string' ? { rule: broke } : broke
      for (const field of own === undefined ? place(name, rule.rule) : [own]) {
        const sentence = ruleSentence(rule, { field, city })
        byField.set(field, { sentence, isMissing: rule.rule === 'required' })
      }
    }
  }
  return fields.flatMap((field) => {
    const fault = byField.get(field)
    return fault === undefined ? [] : [{ field, ...fault }]
  })
}
