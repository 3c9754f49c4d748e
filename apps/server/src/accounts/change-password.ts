import type { Visitor } from '@minikran/contract/site-handler'
import type { PasswordRule } from '@minikran/domain/validation/new-password'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import type { MailServices } from '../jobs/queue-mail.ts'
import { endAccountLinks } from './account-links.ts'
import { endOldPassword } from './end-old-password.ts'
import { judgeNewPassword } from './judge-new-password.ts'
import { lockOwnAccount, type OwnAccount } from './lock-own-account.ts'
import type { Passwords } from './passwords.ts'
import { recordEvent } from './record-event.ts'

type Services = MailServices & { db: Database; passwords: Passwords }
type Change = OwnAccount & {
  password: string
  newPassword: string
  /** The browser that changes it. */
  userAgent: string | null
  visitor: Visitor
}

export type PasswordChange =
  | { kind: 'changed' }
  | { kind: 'refused'; isWrong: boolean; rule: PasswordRule | null }

/** Whether the password of an account is this one. */
export async function isOwnPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  userId: number,
  password: string,
): Promise<boolean> {
  const [user] = await db
    .select({ hash: users.password_hash })
    .from(users)
    .where(eq(users.id, userId))
  return passwords.isRight(user?.hash ?? null, password, `user ${userId}`)
}

/**
 * Changes the password; requires the current one. All other sessions and all links in mails end, and
 * a mail goes to the account's address.
 */
export async function changePassword(services: Services, change: Change): Promise<PasswordChange> {
  const { userId, sessionId, password, newPassword, userAgent, visitor } = change
  const { db, passwords } = services
  const [own] = await db
    .select({ address: users.email_address })
    .from(users)
    .where(eq(users.id, userId))
  if (own === undefined) throw new Error('The account of a live session was not found')
  const rule = await judgeNewPassword(db, { password: newPassword, address: own.address })
  const isWrong = !(await isOwnPassword(services, userId, password))
  if (isWrong || rule !== null) return { kind: 'refused', isWrong, rule }
  const password_hash = await passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, change)
    await tx
      .update(users)
      .set({ password_hash, password_changed_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(users.id, userId))
    await endAccountLinks(tx, userId)
    await endOldPassword(tx, services, { user, except: sessionId, userAgent })
    const event = { action: 'password.change' as const, item: 'user', itemId: userId }
    await recordEvent(tx, { userId, visitor, ...event })
  })
  return { kind: 'changed' }
}
