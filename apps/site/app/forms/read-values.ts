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

// A keypad for digits has neither dash nor colon, and gloves do not look for them.
const dateDigits = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/
const timeDigits = /^(\d{1,2})[:. ]?(\d{2})$/
const hourDigits = /^(?:[01]?\d|2[0-3])$/

/** While it is typed, perhaps the beginning of a longer time: the `1` of `15:00`. */
export function isBareHour(field: string, typed: string): boolean {
  return field.endsWith('_time') && hourDigits.test(typed.trim())
}

/** `20261203` is meant as `2026-12-03`, `730` as `07:30`, `7` as `07:00`; all else stays as typed. */
export function tidy(field: string, typed: string): string {
  const text = typed.trim()
  if (field.endsWith('_date')) return text.replace(dateDigits, '$1-$2-$3')
  if (!field.endsWith('_time')) return typed
  if (isBareHour(field, typed)) return `${text.padStart(2, '0')}:00`
  return text.replace(timeDigits, (_, hour: string, minute: string) => {
    return `${hour.padStart(2, '0')}:${minute}`
  })
}
