/** A list's view, order and picked machines stand in its address, so that it can be kept and sent. */
export const listParameters = { view: 'vy', sort: 'sortera', page: 'sida', picked: 'm' } as const
export const tableView = 'tabell'

type Change = Readonly<Record<string, string | readonly string[] | null>>

/** The same list with some parameters changed, null taken out; any change but of the picks goes back to page 1. */
export function changedAddress(
  { pathname, search }: { pathname: string; search: string },
  change: Change,
): string {
  const query = new URLSearchParams(search)
  const names = Object.keys(change)
  const keepsPage = names.every((name) => name === listParameters.picked)
  if (!keepsPage) query.delete(listParameters.page)
  for (const name of names) {
    query.delete(name)
    const given = change[name] ?? []
    for (const value of typeof given === 'string' ? [given] : given) query.append(name, value)
  }
  // Commas part picked machines and codes; written out they would make addresses hard to read.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? pathname : `${pathname}?${text}`
}

/** A sent form as its list's address: empty fields say nothing. */
export function submittedAddress(pathname: string, form: FormData): string {
  const given = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const text = new URLSearchParams(given).toString().replaceAll('%2C', ',')
  return text === '' ? pathname : `${pathname}?${text}`
}
