/** The view, order and picked machines of a list are parameters of its address. */
export const listParameters = { view: 'vy', sort: 'sortera', page: 'sida', picked: 'm' } as const
export const tableView = 'tabell'

type Change = Readonly<Record<string, string | readonly string[] | null>>

/**
 * The list's address with changed parameters; null removes one. All changes but of the picks go
 * back to page 1.
 */
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
  return withQuery(pathname, query)
}

/** The picked machines as one value of an address; empty without any. */
export const picksOf = (search: string): string =>
  new URLSearchParams(search).getAll(listParameters.picked).join()

/** Another list's address with the machines that are picked in this one. */
export const withPicksOf = (search: string, pathname: string, query: Change = {}): string =>
  changedAddress(
    { pathname, search: '' },
    { ...query, [listParameters.picked]: picksOf(search) || null },
  )

/** The list's address for a submitted form; empty fields are omitted. */
export function submittedAddress(pathname: string, form: FormData): string {
  const given = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return withQuery(pathname, new URLSearchParams(given))
}

function withQuery(pathname: string, query: URLSearchParams): string {
  // Keeps commas unescaped, so that addresses are readable.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? pathname : `${pathname}?${text}`
}
