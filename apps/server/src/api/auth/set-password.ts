import type { Visitor } from '@minikran/contract/site-handler'
import { isStaffRole } from '@minikran/domain/access/roles'
import type { PasswordRule } from '@minikran/domain/validation/new-password'
import { endAccountLinks } from '../../accounts/account-links.ts'
import { endOldPassword } from '../../accounts/end-old-password.ts'
import { joinCases } from '../../accounts/join-cases.ts'
import { judgeNewPassword } from '../../accounts/judge-new-password.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { networkOf } from '../../http/visitor-address.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'
import { countTry, takeTriesBack } from './count-try.ts'
import { findJustUsedLink, findLink, storePassword, takeLink } from './links.queries.ts'

export type SetPasswordServices = MailServices & {
  db: Database
  passwords: Passwords
  limiter: RateLimiter
}

type NewPassword = { token: string; password: string; visitor: Visitor; userAgent: string | null }

export type PasswordOutcome =
  | { kind: 'set'; backOffice: boolean }
  | { kind: 'deadLink' }
  | { kind: 'faulty'; rule: PasswordRule }

/**
 * Sets a password by the link of a mail, which works once: an invitation, a new account or a
 * reset. Every session and other link of the account ends, and nobody is logged in.
 */
export async function setPassword(
  services: SetPasswordServices,
  { token, password, visitor, userAgent }: NewPassword,
): Promise<PasswordOutcome> {
  const { db, passwords, limiter } = services
  const hash = tokenHash(token)
  const found = await findLink(db, hash)
  const repeated = () => repeatedOutcome(services, { hash, password, visitor })
  if (found === null) return repeated()
  if (found.link.kind === 'email') return { kind: 'deadLink' }
  const { user } = found
  const rule = await judgeNewPassword(db, { password, address: user.email_address })
  if (rule !== null) return { kind: 'faulty', rule }
  const passwordHash = await passwords.hash(password)
  const isSet = await db.transaction(async (tx) => {
    if (!(await takeLink(tx, { userId: user.id, tokenHash: hash }))) return false
    await storePassword(tx, user.id, passwordHash)
    await endAccountLinks(tx, user.id)
    await joinCases(tx, user.id)
    const changes = { by: found.link.kind }
    const event = { action: 'passwordSet' as const, item: 'user', itemId: user.id, changes }
    await recordEvent(tx, { userId: user.id, visitor, ...event })
    if (user.password_hash !== null) await endOldPassword(tx, services, { user, userAgent })
    return true
  })
  if (!isSet) return repeated()
  // The owner of the mailbox was not guessing.
  const network = networkOf(visitor.address)
  await takeTriesBack(limiter, { address: user.email_address, network }, null)
  return { kind: 'set', backOffice: isStaffRole(user.role) }
}

type Repeated = Pick<NewPassword, 'password' | 'visitor'> & { hash: string }

/** The answer to the same password sent twice, as by a double click, is that of the first. */
async function repeatedOutcome(
  services: SetPasswordServices,
  { hash, password, visitor }: Repeated,
): Promise<PasswordOutcome> {
  const { db, passwords, limiter } = services
  const used = await findJustUsedLink(db, hash)
  if (used === null || used.link.kind === 'email') return { kind: 'deadLink' }
  const { id: userId, role, email_address, password_hash } = used.user
  const network = networkOf(visitor.address)
  const counted = { address: email_address, network }
  if ((await countTry(services, { ...counted, userId })) !== null) return { kind: 'deadLink' }
  if (!(await passwords.isRight(password_hash, password, network))) return { kind: 'deadLink' }
  await takeTriesBack(limiter, counted, 1)
  return { kind: 'set', backOffice: isStaffRole(role) }
}
