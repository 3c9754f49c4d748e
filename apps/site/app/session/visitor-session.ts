import type { SessionAnswer, User } from '@minikran/contract/auth'
import type { AuthClient } from '@minikran/contract/auth-client'
import { cookieIn } from '@minikran/domain/primitives/cookie-in'

/** The session of a request; `reason` says why it has ended. */
export type VisitorSession = {
  user: User | null
  reason: SessionAnswer['reason']
  /** Null unless the reason is a changed password. */
  password_changed: SessionAnswer['password_changed']
}

const cookieName = '__Host-auth'
/** The `Set-Cookie` value that removes the session of the site. */
export const clearedSession = `${cookieName}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`
const nobody: VisitorSession = { user: null, reason: null, password_changed: null }

/** The session token in a `Cookie` header; only the server reads it. */
export function sessionTokenIn(cookies: string | null): string | null {
  const token = cookieIn(cookies, cookieName) ?? ''
  return /^[A-Za-z0-9_-]+$/.test(token) ? token : null
}

/** Headers of API calls for a page: the token as bearer, without session cookies. */
export function forwardedHeaders(headers: Headers, token: string | null): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith('__Host-'))
  const userAgent = headers.get('user-agent')
  return {
    ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    ...(userAgent !== null && { 'user-agent': userAgent }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
}

/**
 * Checks the session of each request with a token. If the check fails, which the API logs, the page
 * is rendered as for a visitor: account calls verify the session themselves.
 */
export async function findVisitorSession(
  auth: Pick<AuthClient, 'getSessionObj'>,
  token: string | null,
): Promise<VisitorSession> {
  if (token === null) return nobody
  const answer = await auth.getSessionObj()
  return answer.ok ? answer.data : nobody
}
