import { tidyDate, tidyTime } from '@minikran/domain/primitives/typed-moment'
import { typedFields } from '../components/typed-fields.ts'

/** The typed texts of a form; fields it does not show are empty. */
export function readValues<const Field extends string>(
  fields: readonly Field[],
  form: FormData,
): Record<Field, string> {
  const typed = typedFields(fields, form)
  const tidied = fields.map((field) => [field, tidy(field, typed[field])])
  return Object.fromEntries(tidied) as Record<Field, string>
}

/** A form that nobody has typed in. */
export function emptyValues<const Field extends string>(
  fields: readonly Field[],
): Record<Field, string> {
  return typedFields(fields, new FormData())
}

/** What is meant by a typed date or time, by the name of its field; other texts stay as typed. */
export function tidy(field: string, typed: string): string {
  if (field.endsWith('_date')) return tidyDate(typed)
  return field.endsWith('_time') ? tidyTime(typed) : typed
}
