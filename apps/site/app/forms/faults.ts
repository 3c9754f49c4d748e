import { type BrokenRule, ruleSentence } from './rule-sentences.ts'

/** One sentence beside one field; `isMissing`: nothing has been filled in there. */
export type FieldFault<Field extends string = string> = {
  field: Field
  sentence: string
  isMissing: boolean
}

/** Broken rules by the API's field names: with figures from the browser's check, as keys from the API. */
export type BrokenRules = Record<string, readonly (BrokenRule | string)[] | undefined>

type Places<Field extends string> = {
  /** In the order of the form. */
  fields: readonly Field[]
  /** The fields that show the fault of a name that is not itself a field. */
  place: (name: string, rule: string) => readonly Field[]
  /** The chosen depot's, for the sentences. */
  city: string | null
}

/** The first fault of each field, in the order of the form. */
export function faultsAt<Field extends string>(
  broken: BrokenRules,
  { fields, place, city }: Places<Field>,
): FieldFault<Field>[] {
  const byField = new Map<Field, Omit<FieldFault, 'field'>>()
  for (const [name, list] of Object.entries(broken)) {
    const [first] = list ?? []
    if (first === undefined) continue
    const rule = typeof first === 'string' ? { rule: first } : first
    const own = fields.find((field) => field === name)
    for (const field of own === undefined ? place(name, rule.rule) : [own]) {
      const sentence = ruleSentence(rule, { field, city })
      byField.set(field, { sentence, isMissing: rule.rule === 'required' })
    }
  }
  return fields.flatMap((field) => {
    const fault = byField.get(field)
    return fault === undefined ? [] : [{ field, ...fault }]
  })
}
