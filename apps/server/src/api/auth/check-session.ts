import type { Visitor } from '@minikran/contract/site-handler'
import { type LogoutReason, logoutReason } from '@minikran/domain/access/logout-reason'
import { recordEvent } from '../../accounts/record-event.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import { endSession, findSessionWithUserIn, type UserRow } from './auth.queries.ts'

/** When and from which browser the password was changed that has ended the session. */
export type PasswordChange = { at: Date; userAgent: string | null }

export type CheckedSession =
  | { kind: 'unknown' }
  | { kind: 'foreign' }
  | { kind: 'alive'; user: UserRow }
  | { kind: 'over'; reason: LogoutReason; passwordChange: PasswordChange | null }

type Check = {
  token: string
  /** The user whose session it has to be; null: anybody's. */
  userId: number | null
  visitor: Visitor
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof findSessionWithUserIn>>>>

/** Null also when the reason was set without a change of the password. */
function passwordChangeOf({ session, user }: Found, reason: LogoutReason): PasswordChange | null {
  const { ended_at: at, ended_user_agent: userAgent } = session
  if (reason !== 'passwordChanged' || at === null) return null
  const changedAt = user.password_changed_at
  return changedAt !== null && at <= changedAt ? { at, userAgent } : null
}

/** Whether a session goes on, and if not why. */
export type CheckSession = (check: Check) => Promise<CheckedSession>

/** Checks sessions of the public site, and ends one that has a reason to be over. */
export function createSessionCheck(db: Database): CheckSession {
  const findSession = findSessionWithUserIn(db)
  return async ({ token, userId, visitor }) => {
    const hash = tokenHash(token)
    const found = await findSession(hash)
    if (found === null) return { kind: 'unknown' }
    const { session, user, isExpired } = found
    if (userId !== null && userId !== user.id) return { kind: 'foreign' }
    const reason = logoutReason({
      isExpired,
      endedReason: session.ended_reason,
      isEnded: session.ended_at !== null,
      isLocked: user.locked_at !== null,
      isDeleted: user.deleted_at !== null,
      forcelogout: user.forcelogout,
      role: user.role,
    })
    if (reason === null) return { kind: 'alive', user }
    if (await endSession(db, hash, reason)) {
      const event = {
        action: 'forcedOut' as const,
        item: 'user',
        itemId: user.id,
        changes: { reason },
      }
      await recordEvent(db, { userId: user.id, visitor, ...event })
    }
    return { kind: 'over', reason, passwordChange: passwordChangeOf(found, reason) }
  }
}
