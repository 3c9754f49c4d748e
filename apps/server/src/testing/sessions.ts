import { hash, randomBytes } from 'node:crypto'
import { isStaffRole } from '@minikran/domain/access/roles'
import type { Database } from '../database/client.ts'
import { sessions } from '../database/schema/people.ts'
import { fromNow } from './clock.ts'
import { userOfRole } from './stored-rows.ts'

/** The demo account of a role, logged in: its id and the header that its calls carry. */
export async function logInRole(db: Database, role: number) {
  const user = await userOfRole(db, role)
  return { user, ...(await logInUser(db, user.id, { backOffice: isStaffRole(role) })) }
}

export async function logInUser(db: Database, userId: number, { backOffice = false } = {}) {
  const token = randomBytes(32).toString('base64url')
  const inAnHour = fromNow({ hours: 1 })
  const [session] = await db
    .insert(sessions)
    .values({
      token_hash: hash('sha256', token, 'base64url'),
      user_id: userId,
      back_office: backOffice,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      expires_at: inAnHour,
      ends_at: inAnHour,
    })
    .returning({ id: sessions.id })
  return { userId, sessionId: session?.id ?? '', headers: { authorization: `Bearer ${token}` } }
}
