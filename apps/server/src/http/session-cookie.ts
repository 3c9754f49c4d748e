/** Website and back office have separate sessions and cookies. */
export type Realm = 'site' | 'backOffice'

export const sessionCookieNames: Record<Realm, string> = {
  site: '__Host-auth',
  backOffice: '__Host-admin',
}

// The longest a session can last; the server decides when it ends.
const siteSeconds = 90 * 86_400

/** The `Set-Cookie` value that hands a token to a browser; the back office's ends with the browser. */
export function sessionCookie(realm: Realm, token: string): string {
  const age = realm === 'site' ? `; Max-Age=${siteSeconds}` : ''
  return `${sessionCookieNames[realm]}=${token}${age}; ${attributes}`
}

export function clearedSessionCookie(realm: Realm): string {
  return `${sessionCookieNames[realm]}=; Max-Age=0; ${attributes}`
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
