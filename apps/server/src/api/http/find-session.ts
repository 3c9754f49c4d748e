import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { sessions, users } from '../../database/schema/people.ts'
import type { FindSession } from './authenticate.ts'

/** Sessions of the public site that have neither ended nor been forced out (reading 24). */
export function findSessionIn(db: Database): FindSession {
  const query = db
    .select({ userId: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        eq(sessions.back_office, false),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql`now()`),
        isNull(users.deleted_at),
        isNull(users.locked_at),
        isNull(users.forcelogout),
      ),
    )
    .prepare('session_by_token')
  return async (tokenHash) => (await query.execute({ tokenHash }))[0] ?? null
}
