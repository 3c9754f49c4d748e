import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cases } from './schema/cases.ts'
import { users } from './schema/people.ts'

/**
 * The cases of an account: sent with it, or sent without any account from its verified e-mail address.
 * A case that another account sent with that address belongs to the other account.
 */
export function isOwnCase(userId: number): SQL {
  return or(eq(cases.user_id, userId), isUnjoinedCase(userId)) ?? sql`false`
}

/** Cases sent without an account from the account's verified address. */
export function isUnjoinedCase(userId: number): SQL | undefined {
  return and(
    isNull(cases.user_id),
    isNull(cases.anonymised_at),
    isOwnAddress(cases.email_address, userId),
  )
}

/** Rows with the account's verified address. */
export function isOwnAddress(column: PgColumn, userId: number): SQL {
  return sql`lower(${column}) = (${verifiedAddress(userId)})`
}

// Null until the address is verified, so that nothing matches.
const verifiedAddress = (userId: number) => sql`
  select lower(${users.email_address}) from ${users}
  where ${users.id} = ${userId} and ${users.email_verified_at} is not null
    and ${users.deleted_at} is null
`
