/**
 * Whether an unsafe request comes from our own pages: by `Sec-Fetch-Site` where the browser sends it,
 * else by `Origin`. `unknown`: neither header, so no supported browser.
 */
export function requestSite(request: Request, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) {
    return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own' : 'foreign'
  }
  const origin = request.headers.get('origin')
  if (origin === null) return 'unknown'
  if (origin === publicUrl) return 'own'
  // Under another name of the same machine (127.0.0.1 for localhost) the host still matches.
  const host = request.headers.get('host')
  return URL.canParse(origin) && host !== null && new URL(origin).host === host ? 'own' : 'foreign'
}
