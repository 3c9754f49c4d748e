/**
 * Escapes invalid percent signs in the path. Otherwise React Router writes an unstructured line into
 * the log.
 */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  url.pathname = url.pathname.replace(escapes, readable)
  return new Request(url, request)
}

// All bytes of a character together, or a single percent sign.
const escapes = /(?:%[\da-f]{2})+|%/gi

const readable = (found: string) => (isReadable(found) ? found : found.replaceAll('%', '%25'))

const isReadable = (path: string) => decoded(path) !== null

// The result must be used: the build removes a call whose result is unused.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
