// An address on this site: one slash, then nothing that a browser could read as another host.
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u
const longest = 2000
const anyHost = 'http://own.example'

/**
 * The page to go back to after a choice, fit for a `Location` header: percent-encoded, dots
 * resolved, no doubled slashes. Anything but an own path means home.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > longest || !ownPath.test(given)) return '/'
  const { pathname, search } = new URL(given, anyHost)
  const address = pathname.replaceAll(/\/{2,}/g, '/') + search
  return address.length > longest ? '/' : address
}
