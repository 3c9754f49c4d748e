import { randomBytes } from 'node:crypto'
import { isPhoneCode, plainCode, recoveryCodeCount } from '@minikran/domain/access/second-step'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import type { GetSecret } from '../database/secrets.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { tokenHash } from './sessions.ts'

type User = Pick<typeof users.$inferSelect, 'id' | 'email_address' | 'totp_secret'>
export type SecondStepServices = { getSecret: GetSecret; now: () => number }

const issuer = 'Minikran'
const period = 30
/** A phone's clock may be one step off, either way. */
const window = 1

const ownerOf = ({ id }: { id: number }) => `user ${id}`

function totpOf(secret: string, { email_address }: { email_address: string }): TOTP {
  return new TOTP({
    issuer,
    label: email_address,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })
}

/** Stores a new secret, encrypted; it is required once its first code was right. */
export async function beginSecondStep(
  tx: Transaction,
  { getSecret }: SecondStepServices,
  user: User,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32
  const key = await getSecret('totp', tx)
  const totp_secret = sealSecret(secret, { key, owner: ownerOf(user) })
  await tx
    .update(users)
    .set({ totp_secret, totp_confirmed_at: null, totp_last_step: null, totp_recovery: null })
    .where(eq(users.id, user.id))
  return { secret, uri: totpOf(secret, user).toString() }
}

/** The time step that a code of the phone belongs to; null when it is wrong. */
async function stepOf(
  db: Database | Transaction,
  { getSecret, now }: SecondStepServices,
  { user, code }: { user: User; code: string },
): Promise<number | null> {
  if (user.totp_secret === null) return null
  const key = await getSecret('totp', db)
  const secret = openSecret(user.totp_secret, { key, owner: ownerOf(user) })
  if (secret === null) return null
  const timestamp = now()
  const delta = totpOf(secret, user).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/**
 * Uses a code of the phone, or a recovery code. Each is accepted once, also by simultaneous log-ins.
 */
export async function takeCode(
  db: Database | Transaction,
  services: SecondStepServices,
  { user, typed }: { user: User; typed: string },
): Promise<'phone' | 'recovery' | null> {
  const code = plainCode(typed)
  if (!isPhoneCode(code)) return (await takeRecoveryCode(db, user.id, code)) ? 'recovery' : null
  const step = await stepOf(db, services, { user, code })
  if (step === null) return null
  const taken = await db
    .update(users)
    .set({ totp_last_step: step })
    .where(
      and(eq(users.id, user.id), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),
    )
    .returning({ id: users.id })
  return taken.length === 1 ? 'phone' : null
}

async function takeRecoveryCode(
  db: Database | Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const stored = tokenHash(code)
  const { rowCount } = await db
    .update(users)
    .set({ totp_recovery: sql`array_remove(${users.totp_recovery}, ${stored})` })
    .where(and(eq(users.id, userId), sql`${stored} = any(${users.totp_recovery})`))
  return rowCount === 1
}

// Without 0, 1, I and O, which are easily confused: 32 characters, one for each value of five bits.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const signsInCode = 10

function newRecoveryCode(): string {
  const code = [...randomBytes(signsInCode)].map((byte) => signs[byte & 31]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Replaces the recovery codes; only hashes of the returned ones are stored. */
export async function renewRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const totp_recovery = codes.map((code) => tokenHash(plainCode(code)))
  await tx.update(users).set({ totp_recovery }).where(eq(users.id, userId))
  return codes
}

/** Switches the second step on; returns the recovery codes. */
export async function confirmSecondStep(tx: Transaction, userId: number): Promise<string[]> {
  await tx.update(users).set({ totp_confirmed_at: sql`now()` }).where(eq(users.id, userId))
  return renewRecoveryCodes(tx, userId)
}

/** Switches the second step off. */
export async function removeSecondStep(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, totp_recovery: null })
    .where(eq(users.id, userId))
}
