import { pageIn, pageParameter } from '../../page-number.ts'

/** The last filter and page of a list (the cookies `filters` and `paginations`). */
export type SavedView = { filters: Record<string, string>; page: number }

const oneYearSeconds = 31_536_000
const maxLength = 1_000
const attributes = `Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`

/**
 * The view in the address, otherwise the saved one. Any parameter in the address replaces the whole
 * saved view, so that a shared link is the same for everybody.
 */
export function savedView(list: string, names: readonly string[], request: Request): SavedView {
  const { searchParams } = new URL(request.url)
  const isInAddress = [...names, pageParameter].some((name) => searchParams.has(name))
  const cookies = request.headers.get('cookie')
  const saved = record(readJson(cookies, 'filters')[list])
  const value = (name: string) => {
    const given = isInAddress ? searchParams.get(name) : saved[name]
    return typeof given === 'string' ? given : ''
  }
  const left = readJson(cookies, 'paginations')[list]
  const savedPage = new URLSearchParams({ [pageParameter]: JSON.stringify(left ?? 1) })
  return {
    filters: Object.fromEntries(names.map((name) => [name, value(name)])),
    page: pageIn(isInAddress ? searchParams : savedPage),
  }
}

/** The `Set-Cookie` values that save the view beside those of other lists. */
export function saveView(list: string, view: SavedView, request: Request): string[] {
  const cookies = request.headers.get('cookie')
  const filters = { ...readJson(cookies, 'filters'), [list]: view.filters }
  const paginations = { ...readJson(cookies, 'paginations'), [list]: view.page }
  return [cookie('filters', filters), cookie('paginations', paginations)]
}

const cookie = (name: string, value: object) =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; ${attributes}`

function readJson(cookies: string | null, name: string): Record<string, unknown> {
  const pairs = (cookies ?? '').split(';').map((part) => part.trim())
  const text = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  if (text === '' || text.length > maxLength) return {}
  try {
    return record(JSON.parse(decodeURIComponent(text)))
  } catch {
    return {}
  }
}

function record(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? { ...value } : {}
}
