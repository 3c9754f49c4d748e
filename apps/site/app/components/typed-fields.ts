/** The texts of a form's or an address's named fields; absent ones are empty. */
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
