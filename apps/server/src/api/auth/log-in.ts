import type { User } from '@minikran/contract/auth'
import type { Visitor } from '@minikran/contract/site-handler'
import { isPublicSiteRole, isStaffRole } from '@minikran/domain/access/roles'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { findUserByAddress } from '../../accounts/find-user-by-address.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import { type SecondStepServices, takeCode } from '../../accounts/second-step.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import { limits, type RateLimiter, type Verdict } from '../../http/rate-limit.ts'
import type { Realm } from '../../http/session-cookie.ts'
import { networkOf } from '../../http/visitor-address.ts'
import { beginSameTime } from '../calls/same-time.ts'
import { noteLogIn, type UserRow } from './auth.queries.ts'
import { countTry, takeTriesBack } from './count-try.ts'
import { isKnownNetwork } from './known-networks.ts'
import { presentUser } from './present-user.ts'

// A hash takes 20 ms on a quiet machine and 60 on a busy one.
const refusedAfterMs = 120

export type LogInServices = SecondStepServices & {
  db: Database
  limiter: RateLimiter
  passwords: Passwords
}

export type LogInAttempt = {
  realm: Realm
  address: string
  password: string
  /** Of the second step; null: none was sent. */
  code: string | null
  visitor: Visitor
  userAgent: string | null
}

export type LogInOutcome =
  | { kind: 'loggedIn'; token: string; user: User; row: UserRow }
  | { kind: 'wrong' }
  /** The password was right, and the account has a second step. */
  | { kind: 'codeRequired' | 'codeWrong' }
  | { kind: 'refused'; why: Refused }
  | { kind: 'limited'; verdict: Verdict }

/** Why a right password is refused: staff on the site, a locked account, a customer in the back office. */
type Refused = 'loginBackend' | 'loginRemoved' | 'forbidden'

/**
 * Counts the try, checks the password, and begins a session. An unknown address takes the same
 * steps as a known one with a wrong password, so that neither answer nor time tells them apart.
 */
export async function logIn(services: LogInServices, attempt: LogInAttempt): Promise<LogInOutcome> {
  const { db, limiter, passwords } = services
  const refusalTime = beginSameTime(refusedAfterMs)
  const network = networkOf(attempt.visitor.address)
  const ofNetwork = await limiter.consume(limits.logInAddress, network)
  if (!ofNetwork.allowed) return { kind: 'limited', verdict: ofNetwork }
  const user = await findUserByAddress(db, accountAddress(attempt.address))
  const counted = { address: attempt.address, network }
  const over = await countTry(services, { ...counted, userId: user?.id ?? 0 })
  if (over !== null) {
    // Looking for known networks takes longer for an account that has some.
    await refusalTime
    return { kind: 'limited', verdict: over }
  }
  const isRight = await passwords.isRight(user?.password_hash ?? null, attempt.password, network)
  if (user === null || !isRight) {
    await recordFailure(db, { attempt, user, action: 'logInFailed' })
    await refusalTime
    return { kind: 'wrong' }
  }
  const why = refusalOf(user, attempt.realm)
  const code: CodeOutcome =
    why === null ? await judgeCode(services, user, attempt) : { kind: 'right' }
  // A right password was no guess. While its code is missing, only this one try is taken back.
  await takeTriesBack(limiter, counted, code.kind === 'right' ? null : 1)
  if (code.kind === 'codeWrong' || code.kind === 'limited') return code
  await limiter.takeBack(limits.logInAddress, network, 1)
  if (code.kind === 'codeRequired') return code
  if (why === null) return await begin(services, user, attempt)
  await recordFailure(db, { attempt, user, action: 'logInRefused', why })
  return { kind: 'refused', why }
}

type CodeOutcome =
  | { kind: 'right' }
  | { kind: 'codeRequired' | 'codeWrong' }
  | { kind: 'limited'; verdict: Verdict }

async function judgeCode(
  services: LogInServices,
  user: UserRow,
  attempt: LogInAttempt,
): Promise<CodeOutcome> {
  if (attempt.realm !== 'backOffice' || user.totp_confirmed_at === null) return { kind: 'right' }
  if (attempt.code === null) return { kind: 'codeRequired' }
  const { visitor } = attempt
  const { verdict, onRight } = await countCode(services, { userId: user.id, visitor })
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const taken = await takeCode(services.db, services, { user, typed: attempt.code })
  if (taken === null) {
    await recordFailure(services.db, { attempt, user, action: 'logInFailed', why: 'codeWrong' })
    return { kind: 'codeWrong' }
  }
  await onRight()
  if (taken === 'recovery') await recordRecovery(services.db, { attempt, user })
  return { kind: 'right' }
}

/** Records the use of a recovery code, so that the owner sees one that was not their own. */
function recordRecovery(
  db: Database,
  { attempt, user }: { attempt: LogInAttempt; user: UserRow },
): Promise<void> {
  const event = { action: 'recoveryCodeUsed' as const, item: 'user', itemId: user.id }
  return recordEvent(db, { userId: user.id, visitor: attempt.visitor, ...event })
}

function refusalOf(user: UserRow, realm: Realm): Refused | null {
  if (user.locked_at !== null) return 'loginRemoved'
  if (realm === 'backOffice') return isStaffRole(user.role) ? null : 'forbidden'
  if (isStaffRole(user.role)) return 'loginBackend'
  return isPublicSiteRole(user.role) ? null : 'forbidden'
}

async function begin(
  { db, limiter, passwords }: LogInServices,
  user: UserRow,
  { realm, password, visitor, userAgent }: LogInAttempt,
): Promise<LogInOutcome> {
  // Right log-ins are limited too: each leaves a session for a month.
  const ofAccount = await limiter.consume(limits.loggedIn, String(user.id))
  if (!ofAccount.allowed) return { kind: 'limited', verdict: ofAccount }
  const isOutdated = user.password_hash !== null && passwords.isOutdated(user.password_hash)
  const newHash = isOutdated ? await passwords.hash(password) : null
  return db.transaction(async (tx) => {
    const row = await noteLogIn(tx, user, newHash)
    if (row === null) return { kind: 'wrong' }
    const token = await beginSession(tx, { userId: user.id, realm, userAgent })
    await recordEvent(tx, {
      userId: user.id,
      action: 'loggedIn',
      item: 'user',
      itemId: user.id,
      changes: { realm },
      visitor,
    })
    return { kind: 'loggedIn', token, user: presentUser(row), row }
  })
}

type Failure = {
  attempt: LogInAttempt
  user: UserRow | null
  action: 'logInFailed' | 'logInRefused'
  why?: Refused | 'codeWrong'
}

function recordFailure(db: Database, { attempt, user, action, why }: Failure): Promise<void> {
  return recordEvent(db, {
    // The sender is not known to be the account's owner.
    userId: null,
    action,
    item: 'user',
    itemId: user?.id ?? null,
    changes: { realm: attempt.realm, ...(why !== undefined && { why }) },
    visitor: attempt.visitor,
  })
}

/**
 * Counts a code of the second step before it is checked. A network that the account has logged in
 * from has its own counter, all others share one, so that guesses from elsewhere do not lock the owner
 * out. Only a right code resets its counter.
 */
async function countCode(
  { db, limiter }: LogInServices,
  { userId, visitor }: { userId: number; visitor: Visitor },
): Promise<{ verdict: Verdict; onRight: () => Promise<void> }> {
  const network = networkOf(visitor.address)
  const isKnown = await isKnownNetwork(db, { userId, network })
  const policy = isKnown ? limits.codeFromKnownNetwork : limits.code
  const key = isKnown ? `${userId} ${network}` : String(userId)
  const verdict = await limiter.consume(policy, key)
  return { verdict, onRight: () => limiter.takeBack(policy, key, null) }
}
