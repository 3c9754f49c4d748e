import type { SessionAnswer, User } from '@minikran/contract/auth'
import type { AuthClient } from '@minikran/contract/auth-client'

/** Whose request it is: `reason` says why a session that came along is over. */
export type VisitorSession = {
  user: User | null
  reason: SessionAnswer['reason']
}

const cookieStart = '__Host-auth='
const nobody: VisitorSession = { user: null, reason: null }

/** The session's token among a request's cookies; only the server ever sees it. */
export function sessionTokenIn(cookies: string | null): string | null {
  const pair = pairsOf(cookies).find((cookie) => cookie.startsWith(cookieStart))
  const token = pair?.slice(cookieStart.length) ?? ''
  return /^[A-Za-z0-9_-]+$/.test(token) ? token : null
}

/** What the API hears of a page's request: the token as bearer, no session cookie of either side. */
export function forwardedHeaders(headers: Headers, token: string | null): Record<string, string> {
  const pairs = pairsOf(headers.get('cookie')).filter((cookie) => !cookie.startsWith('__Host-'))
  const userAgent = headers.get('user-agent')
  return {
    ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    ...(userAgent !== null && { 'user-agent': userAgent }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}

const pairsOf = (cookies: string | null) =>
  (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * The check of each request with a token. When it cannot be made the page is
 * shown as to a visitor: calls for the account's data verify the session themselves.
 */
export async function findVisitorSession(
  auth: Pick<AuthClient, 'getSessionObj'>,
  token: string | null,
): Promise<VisitorSession> {
  if (token === null) return nobody
  const answer = await auth.getSessionObj()
  if (answer.ok) return answer.data
  console.warn(`The session could not be checked (status ${answer.status})`)
  return nobody
}
