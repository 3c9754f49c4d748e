import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { sessions } from '../database/schema/people.ts'

const mostListed = 100

/** Where an account is logged in: the session of the request, then the latest use first. */
export async function listSessions(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
) {
  const rows = await db
    .select()
    .from(sessions)
    .where(isLiveOf(userId))
    .orderBy(
      desc(eq(sessions.id, sessionId)),
      desc(sessions.last_used_at),
      desc(sessions.created_at),
    )
    .limit(mostListed)
  return rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    user_agent,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === sessionId,
  }))
}

/** Ends one of the account's sessions; false when it has no such session. */
export async function endOwnSession(
  tx: Transaction,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(sessions)
    .set({ ended_at: sql`now()`, ended_reason: 'loggedOut' })
    .where(and(isLiveOf(userId), eq(sessions.id, sessionId)))
  return rowCount === 1
}

export const isLive = and(
  isNull(sessions.ended_at),
  gt(sessions.expires_at, sql`now()`),
  gt(sessions.ends_at, sql`now()`),
)

const isLiveOf = (userId: number) => and(eq(sessions.user_id, userId), isLive)
