// A path on this site: one slash, then nothing that browsers read as another host.
const sitePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u
const maxLength = 2000
const anyHost = 'http://own.example'

/**
 * The page to return to, safe for a `Location` header: percent-encoded, normalized, without double
 * slashes. Home when the address is on another site.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > maxLength || !sitePath.test(given)) return '/'
  const { pathname, search } = new URL(given, anyHost)
  const address = pathname.replaceAll(/\/{2,}/g, '/') + search
  return address.length > maxLength ? '/' : address
}
