import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../database/client.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { cases } from '../../database/schema/cases.ts'
import { account_tokens, users } from '../../database/schema/people.ts'

/** A link that works, with its account. */
export const findLink = (db: Reader, tokenHash: string) =>
  findWithAccount(db, tokenHash, [
    isNull(account_tokens.used_at),
    gt(account_tokens.expires_at, sql`now()`),
  ])

/**
 * A link that was used in the last minute, with its account: a double click sends its form twice. Links
 * that others ended do not count; see `endAccountLinks`.
 */
export const findJustUsedLink = (db: Reader, tokenHash: string) =>
  findWithAccount(db, tokenHash, [
    gt(account_tokens.used_at, sql`now() - interval '1 minute'`),
    gt(account_tokens.expires_at, account_tokens.used_at),
  ])

/** A link that meets the conditions, with its account; null when that is in the trash or locked. */
async function findWithAccount(db: Reader, tokenHash: string, conditions: readonly SQL[]) {
  const [row] = await db
    .select({ link: account_tokens, user: users })
    .from(account_tokens)
    .innerJoin(users, eq(users.id, account_tokens.user_id))
    .where(
      and(
        eq(account_tokens.token_hash, tokenHash),
        ...conditions,
        isNull(users.deleted_at),
        isNull(users.locked_at),
      ),
    )
  return row ?? null
}

/** Locks the account before its link, as do those who end links. False when it has been used meanwhile. */
export async function takeLink(
  tx: Transaction,
  { userId, tokenHash }: { userId: number; tokenHash: string },
): Promise<boolean> {
  await lockAccount(tx, userId)
  const { rowCount } = await tx
    .update(account_tokens)
    .set({ used_at: sql`now()` })
    .where(and(eq(account_tokens.token_hash, tokenHash), isNull(account_tokens.used_at)))
  return rowCount === 1
}

/** Also verifies the address, since the link was mailed to it. */
export async function storePassword(tx: Transaction, userId: number, password_hash: string) {
  await tx
    .update(users)
    .set({
      password_hash,
      password_changed_at: sql`now()`,
      email_verified_at: sql`coalesce(${users.email_verified_at}, now())`,
      updated_at: sql`now()`,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId))
}

export async function storeAddress(tx: Transaction, userId: number, email_address: string) {
  await tx
    .update(users)
    .set({
      email_address,
      email_verified_at: sql`now()`,
      updated_at: sql`now()`,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId))
}

/** The case that was sent from this address without an account. */
export async function findCaseOf(db: Database, caseNumber: string, address: string) {
  const [row] = await db
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.case_number, caseNumber),
        isNull(cases.user_id),
        eq(sql`lower(${cases.email_address})`, address),
        isNull(cases.anonymised_at),
      ),
    )
  return row ?? null
}

type NewAccount = Pick<
  typeof users.$inferInsert,
  'firstname' | 'lastname' | 'role' | 'email_address' | 'phone' | 'locale'
>

/** Null when the address has got an account meanwhile. */
export async function createUser(tx: Transaction, account: NewAccount) {
  const [row] = await tx.insert(users).values(account).onConflictDoNothing().returning()
  return row ?? null
}
