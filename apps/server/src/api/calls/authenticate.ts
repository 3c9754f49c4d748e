import { mayEverWrite } from '@minikran/domain/access/item-rights'
import { allows, type Permission } from '@minikran/domain/access/permissions'
import type { ItemKind } from '@minikran/domain/content/item-kinds'
import { cookieIn } from '@minikran/domain/primitives/cookie-in'
import { tokenHash } from '../../accounts/sessions.ts'
import { requestSite } from '../../http/same-origin.ts'
import { type Realm, sessionCookieNames } from '../../http/session-cookie.ts'

/** The owner of a live session. */
export type Account = {
  kind: 'account'
  realm: Realm
  userId: number
  role: number
  /** The depot of a staff member. */
  depotId: number | null
  /** Whether the role needs a second step and the account has none yet. */
  lacksSecondStep: boolean
  /** Off the list price; 0 for nearly all accounts. */
  discountPercent: number
  /** `sessions.id`, by which the owner's list of sessions names it. */
  sessionId: string
}

/**
 * Who sent the request. `elsewhere`: a valid session of the other side (site or back office). It
 * gets 403 instead of 401.
 */
export type Principal = { kind: 'visitor' | 'elsewhere'; userId: null; role: null } | Account

export const visitorWithoutAccount: Principal = { kind: 'visitor', userId: null, role: null }
const accountElsewhere: Principal = { kind: 'elsewhere', userId: null, role: null }

/** Finds the live session whose token has this SHA-256; null when there is none. */
export type FindSession = (tokenHash: string) => Promise<Account | null>

/** With an unknown or ended token it is a visitor: public reads must not fail with a session's end. */
export async function authenticate(
  token: string | null,
  realm: Realm,
  findSession: FindSession,
): Promise<Principal> {
  if (token === null) return visitorWithoutAccount
  const account = await findSession(tokenHash(token))
  if (account === null) return visitorWithoutAccount
  return account.realm === realm ? account : accountElsewhere
}

/** The only check of a call's permission; what is not granted is refused. */
export function isAllowed({ role }: Principal, { permission, writes }: Guarded): boolean {
  if (!allows(role, permission)) return false
  return writes === null || (role !== null && mayEverWrite(role, writes))
}

type Guarded = { permission: Permission; writes: ItemKind | null }

/** For calls whose permission no visitor has: their principal is an account. */
export function accountOf(principal: Principal): Account {
  if (principal.kind !== 'account') throw new Error('A call for accounts was let in without one')
  return principal
}

const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/

/** A bearer token from any client; the cookie only from our own pages. */
export function sessionToken(request: Request, realm: Realm, publicUrl: string): string | null {
  return bearerToken(request) ?? cookieToken(request, realm, publicUrl)
}

function bearerToken(request: Request): string | null {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && tokenPattern.test(token) ? token : null
}

function cookieToken(request: Request, realm: Realm, publicUrl: string): string | null {
  if (requestSite(request, publicUrl) !== 'own') return null
  const token = cookieIn(request.headers.get('cookie'), sessionCookieNames[realm]) ?? ''
  return tokenPattern.test(token) ? token : null
}
