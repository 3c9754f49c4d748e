import type { Settings } from '@minikran/domain/content/settings-cookie'
import { alternatePath, localeOfPath, localPath } from '../locale-path.ts'

// The catch-all route does not match a line break.
const lineBreak = /%0[ad]|%e2%80%a[89]/i

// Letters, digits and -._~, which a path has as they are. A text page is found by its path.
const needlessEscapes = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * Redirects before routing: to the path without a trailing slash or needless escapes (301), to /fel
 * when no page can match, and to the English page for a visitor who chose English (302). The query is
 * kept.
 */
export function addressRedirect(request: Request, settings: Settings): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  if (pathname.endsWith('.data')) return null
  const spelt = pathname.replace(needlessEscapes, decodeURIComponent)
  if (spelt !== pathname || (pathname !== '/' && pathname.endsWith('/'))) {
    return redirectTo(`${withoutSlashes(spelt)}${search}`, 301)
  }
  if (lineBreak.test(pathname)) {
    return redirectTo(`${localPath('/fel', localeOfPath(pathname))}${search}`, 302)
  }
  if (settings.locale !== 'en' || localeOfPath(pathname) === 'en') return null
  return redirectTo(`${alternatePath(pathname, 'en')}${search}`, 302)
}

// Leading slashes too: a browser reads `//host` in a Location as another host. Tried at the first of many
// slashes only: 4,000 within a path took 30 ms.
function withoutSlashes(pathname: string): string {
  return `/${pathname.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')}`
}

function redirectTo(location: string, status: 301 | 302): Response {
  const headers = { location, ...(status === 302 && { 'cache-control': 'no-store' }) }
  return new Response(null, { status, headers })
}
