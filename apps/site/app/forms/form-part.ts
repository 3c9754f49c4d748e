/** The props of every part of a form: first values and error messages. */
export type FormPartProps<Field extends string = string> = {
  values: Partial<Record<Field, string>> | null
  errorOf: (field: Field) => string | undefined
}

type Texts<Name extends string> = {
  labels: Readonly<Record<NoInfer<Name>, () => string>>
  maxLengths: Readonly<Record<Name, number>>
}

/** The props of each text line of a form by its name. */
export const linesOf =
  <Name extends string>(
    { values, errorOf }: FormPartProps<NoInfer<Name>>,
    { labels, maxLengths }: Texts<Name>,
  ) =>
  (name: Name) => ({
    name,
    label: labels[name](),
    maxLength: maxLengths[name],
    defaultValue: values?.[name],
    error: errorOf(name),
  })

/** The id of a field's control, which the fault summary links to. */
export const fieldId = (field: string) => `form-${field}`
