import { hash, randomBytes } from 'node:crypto'
import type { LogoutReason } from '@minikran/domain/access/logout-reason'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { sessions, users } from '../database/schema/people.ts'
import { sessionTimes } from './session-times.ts'

const tokenBytes = 32
const longestUserAgent = 200

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** A user agent as it is stored, shortened. */
export const cutUserAgent = (userAgent: string | null) =>
  userAgent?.slice(0, longestUserAgent) ?? null

type NewSession = { userId: number; realm: keyof typeof sessionTimes; userAgent: string | null }

/** Begins a session; returns its token, of which only the hash is stored. */
export async function beginSession(
  tx: Transaction,
  { userId, realm, userAgent }: NewSession,
): Promise<string> {
  const token = newToken()
  const { idle, atMost } = sessionTimes[realm]
  await tx.insert(sessions).values({
    token_hash: tokenHash(token),
    user_id: userId,
    user_agent: cutUserAgent(userAgent),
    back_office: realm === 'backOffice',
    expires_at: sql`now() + ${idle}::interval`,
    ends_at: sql`now() + ${atMost}::interval`,
  })
  return token
}

type Ended = {
  userId: number
  reason: LogoutReason
  /** The id of a session that goes on. */
  except?: string
  /** The browser that changed the password. */
  userAgent?: string | null
}

/**
 * Ends the sessions of an account, of site and back office: their next request is refused. Without
 * `except` the reason is also stored with the account until its next log-in.
 */
export async function endSessions(
  tx: Transaction,
  { userId, reason, except, userAgent = null }: Ended,
): Promise<void> {
  await tx
    .update(sessions)
    .set({
      ended_at: sql`now()`,
      ended_reason: reason,
      ended_user_agent: cutUserAgent(userAgent),
    })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
  if (except !== undefined) return
  await tx.update(users).set({ forcelogout: reason }).where(eq(users.id, userId))
}
