/** The texts of the named fields of a form or query; missing ones are empty. */
export function typedFields<const Name extends string>(
  names: readonly Name[],
  form: { get: (name: string) => unknown },
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts) as Record<Name, string>
}
