import { pageIn, pageParameter } from '../../page-number.ts'
import { readViews, record, viewsCookie } from '../../saved-views/view-cookies.ts'

/** The last filter and page of a list (the cookies `filters` and `paginations`). */
export type SavedView = { filters: Record<string, string>; page: number }

/**
 * The view in the address, otherwise the saved one. Any parameter in the address replaces the whole
 * saved view, so that a shared link is the same for everybody.
 */
export function savedView(list: string, names: readonly string[], request: Request): SavedView {
  const { searchParams } = new URL(request.url)
  const isInAddress = isChosen(names, searchParams)
  const cookies = request.headers.get('cookie')
  const saved = record(readViews(cookies, 'filters')[list])
  const value = (name: string) => {
    const given = isInAddress ? searchParams.get(name) : saved[name]
    return typeof given === 'string' ? given : ''
  }
  const left = readViews(cookies, 'paginations')[list]
  const savedPage = new URLSearchParams({ [pageParameter]: JSON.stringify(left ?? 1) })
  return {
    filters: Object.fromEntries(names.map((name) => [name, value(name)])),
    page: pageIn(isInAddress ? searchParams : savedPage),
  }
}

const isChosen = (names: readonly string[], searchParams: URLSearchParams) =>
  [...names, pageParameter].some((name) => searchParams.has(name))

/** The `Set-Cookie` values that save a view from the address beside those of other lists. */
export function saveView(list: string, view: SavedView, request: Request): string[] {
  if (!isChosen(Object.keys(view.filters), new URL(request.url).searchParams)) return []
  const cookies = request.headers.get('cookie')
  // The newest is the last.
  const { [list]: _filters, ...filters } = readViews(cookies, 'filters')
  const { [list]: _page, ...paginations } = readViews(cookies, 'paginations')
  return [
    viewsCookie('filters', { ...filters, [list]: view.filters }),
    viewsCookie('paginations', { ...paginations, [list]: view.page }),
  ]
}
