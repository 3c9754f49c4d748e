import { cookieIn } from '@minikran/domain/primitives/cookie-in'

/** Cookies in which lists keep how they were set: order and view, filters, the page of a list. */
export type ViewCookie = 'crud' | 'filters' | 'paginations'

const oneYearSeconds = 31_536_000
const maxLength = 2_000
const attributes = `Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax; Secure`

/** What the cookie keeps, by list; empty when it is absent, broken or too long. */
export function readViews(cookies: string | null, name: ViewCookie): Record<string, unknown> {
  const text = cookieIn(cookies, name) ?? ''
  if (text === '' || text.length > maxLength) return {}
  try {
    return record(JSON.parse(decodeURIComponent(text)))
  } catch {
    return {}
  }
}

/**
 * The `Set-Cookie` value, also valid for `document.cookie`: the newest views, which are the last, as
 * far as they fit. Without views it removes the cookie.
 */
export function viewsCookie(name: ViewCookie, views: Record<string, unknown>): string {
  let kept: [string, unknown][] = []
  for (const view of Object.entries(views).toReversed()) {
    if (textOf([view, ...kept]).length <= maxLength) kept = [view, ...kept]
  }
  if (kept.length === 0) return `${name}=; ${attributes}; Max-Age=0`
  return `${name}=${textOf(kept)}; ${attributes}`
}

const textOf = (views: [string, unknown][]) =>
  encodeURIComponent(JSON.stringify(Object.fromEntries(views)))

export function record(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? { ...value } : {}
}
