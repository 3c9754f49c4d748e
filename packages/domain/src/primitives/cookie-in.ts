/** The value of a cookie in a `Cookie` header or `document.cookie`; undefined without it. */
export function cookieIn(cookies: string | null, name: string): string | undefined {
  const start = `${name}=`
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}
