import { hash, randomBytes } from 'node:crypto'
import { isStaffRole } from '@minikran/domain/access/roles'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { sessions, users } from '../database/schema/people.ts'
import { fromNow } from './clock.ts'

/** A session of the demo account with this role, as the header that its calls carry. */
export async function signInAs(db: Database, role: number): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url')
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.role, role)).limit(1)
  if (user === undefined) throw new Error(`The demo has no account with role ${role}.`)
  const ends = fromNow({ hours: 1 })
  await db.insert(sessions).values({
    token_hash: hash('sha256', token, 'base64url'),
    user_id: user.id,
    back_office: isStaffRole(role),
    expires_at: ends,
    ends_at: ends,
  })
  return { authorization: `Bearer ${token}` }
}
