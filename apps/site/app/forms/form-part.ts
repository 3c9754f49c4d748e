/** The props of every part of a form: first values and error messages. */
export type FormPartProps<Field extends string = string> = {
  values: Partial<Record<Field, string>> | null
  errorOf: (field: Field) => string | undefined
}

/** The id of a field's control, which the fault summary links to. */
export const fieldId = (field: string) => `form-${field}`
