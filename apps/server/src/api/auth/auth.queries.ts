import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { endSessions } from '../../accounts/sessions.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { sessions, users } from '../../database/schema/people.ts'

export type UserRow = typeof users.$inferSelect

/**
 * Stores a log-in with its account, and clears the reason of the last forced log-out. Null when the
 * account was locked or deleted, or got another password, role or second step, since it was read. Such
 * a change ends sessions of the account, so no new one may begin.
 */
export async function noteLogIn(tx: Transaction, user: UserRow, newHash: string | null) {
  await endByReason(tx, user.id)
  const [row] = await tx
    .update(users)
    .set({
      last_logged_in: sql`now()`,
      forcelogout: null,
      ...(newHash !== null && { password_hash: newHash }),
    })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.password_hash, user.password_hash ?? ''),
        eq(users.role, user.role),
        (user.totp_confirmed_at === null ? isNull : isNotNull)(users.totp_confirmed_at),
        isNull(users.locked_at),
        isNull(users.deleted_at),
      ),
    )
    .returning()
  return row ?? null
}

/**
 * The reason alone, as by the statement of docs/operations.md, keeps sessions from being used. They
 * end for good before it is cleared. Locks the account.
 */
async function endByReason(tx: Transaction, userId: number): Promise<void> {
  const [stored] = await tx
    .select({ reason: users.forcelogout })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const reason = stored?.reason ?? null
  if (reason !== null) await endSessions(tx, { userId, reason })
}

/** Finds a session of the public site, alive or not, with its account. */
export function findSessionWithUserIn(db: Database) {
  const query = db
    .select({
      session: sessions,
      user: users,
      isExpired: sql<boolean>`least(${sessions.expires_at}, ${sessions.ends_at}) <= now()`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(eq(sessions.token_hash, sql.placeholder('tokenHash')), eq(sessions.back_office, false)),
    )
    .prepare('session_with_user')
  return async (tokenHash: string) => {
    const [row] = await query.execute({ tokenHash })
    return row ?? null
  }
}

/** False when it had ended before. */
export async function endSession(
  db: Database | Transaction,
  tokenHash: string,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ ended_at: sql`now()`, ended_reason: reason })
    .where(and(eq(sessions.token_hash, tokenHash), isNull(sessions.ended_at)))
  return rowCount === 1
}
