/**
 * The same request with an address that the router can read: a percent sign that stands for no
 * character stands for itself. The router would write a bare line of its own into the log.
 */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  url.pathname = url.pathname.replace(escapes, readable)
  return new Request(url, request)
}

// A character's bytes stand together; a percent sign without two digits stands alone.
const escapes = /(?:%[\da-f]{2})+|%/gi

const readable = (found: string) => (isReadable(found) ? found : found.replaceAll('%', '%25'))

const isReadable = (path: string) => decoded(path) !== null

// What it gives has to be used: the build drops a call whose answer nobody wants.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
