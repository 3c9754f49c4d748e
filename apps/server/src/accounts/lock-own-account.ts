import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { sessions, users } from '../database/schema/people.ts'

/** The account of a request, and the session by which it was let in. */
export type OwnAccount = { userId: number; sessionId: string }

/** The session of a request ended after the request was let in. */
export class SessionEnded extends Error {}

/**
 * Locks the account of a request until the transaction ends, and returns it. Throws `SessionEnded`
 * when its session has ended meanwhile: the account was erased or locked, or its owner has ended the
 * sessions of others with a new password.
 */
export async function lockOwnAccount(
  tx: Transaction,
  { userId, sessionId }: OwnAccount,
): Promise<typeof users.$inferSelect> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  // A statement of its own: one that waits for a lock sees other tables as they were before.
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)))
  if (user === undefined || session === undefined) throw new SessionEnded()
  return user
}
