import { completeDate } from '@minikran/domain/primitives/complete-date'
import { readTypedDate, readTypedTime, tidyTime } from '@minikran/domain/primitives/typed-moment'
import { typedFields } from '../components/typed-fields.ts'

/** The typed texts of a form; fields that it does not show are empty. */
export function readValues<const Field extends string>(
  fields: readonly Field[],
  form: FormData,
): Record<Field, string> {
  const typed = typedFields(fields, form)
  const tidied = fields.map((field) => [field, tidy(field, typed[field])])
  return Object.fromEntries(tidied) as Record<Field, string>
}

/** The values of an empty form. */
export function emptyValues<const Field extends string>(
  fields: readonly Field[],
): Record<Field, string> {
  return typedFields(fields, new FormData())
}

/** Completes a typed date or time, recognised by the field's name; other texts are unchanged. */
export function tidy(field: string, typed: string): string {
  if (field.endsWith('_date')) return completeDate(typed)
  return field.endsWith('_time') ? tidyTime(typed) : typed
}

/** Whether a typed date or time cannot be read, recognised by the field's name. */
export function isUnread(field: string, typed: string): boolean {
  if (typed.trim() === '') return false
  if (field.endsWith('_date')) return readTypedDate(typed) === null
  return field.endsWith('_time') && readTypedTime(typed) === null
}
