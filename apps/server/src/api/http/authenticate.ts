import { hash } from 'node:crypto'
import { allows, type Permission } from '@minikran/domain/access/permissions'
import { requestSite } from './same-origin.ts'

/** Who is behind the request; a visitor without an account has neither id nor role. */
export type Principal = { userId: number | null; role: number | null }

export const visitorWithoutAccount: Principal = { userId: null, role: null }

/** Finds the live session whose token has this SHA-256; null when there is none. */
export type FindSession = (tokenHash: string) => Promise<Principal | null>

/**
 * The bearer token from everyone, the cookie only from our own pages (contract §4). An unknown or
 * ended token makes a visitor: reading what is public must not fail because a session has ended.
 */
export async function authenticate(
  request: Request,
  { findSession, publicUrl }: { findSession: FindSession; publicUrl: string },
): Promise<Principal> {
  const token = bearerToken(request) ?? cookieToken(request, publicUrl)
  if (token === null) return visitorWithoutAccount
  return (await findSession(hash('sha256', token, 'base64url'))) ?? visitorWithoutAccount
}

/** The one place where a call asks for permission; everything not granted is refused. */
export function isAllowed(principal: Principal, permission: Permission): boolean {
  return allows(principal.role, permission)
}

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

function bearerToken(request: Request): string | null {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && tokenPattern.test(token) ? token : null
}

function cookieToken(request: Request, publicUrl: string): string | null {
  if (requestSite(request, publicUrl) !== 'own') return null
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const found = cookies.find((cookie) => cookie.startsWith('__Host-auth='))
  const token = found?.slice('__Host-auth='.length) ?? ''
  return tokenPattern.test(token) ? token : null
}
