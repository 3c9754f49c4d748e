import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cases } from './schema/cases.ts'
import { users } from './schema/people.ts'

/**
 * A case is its sender's, by account or by an e-mail address that the account has
 * proved to be its own. Cases that somebody else's account sent with that address stay theirs.
 */
export function isOwnCase(userId: number): SQL {
  return or(eq(cases.user_id, userId), isUnjoinedCase(userId)) ?? sql`false`
}

/** A case that was sent without an account from what is now the account's verified address. */
export function isUnjoinedCase(userId: number): SQL | undefined {
  return and(
    isNull(cases.user_id),
    isNull(cases.anonymised_at),
    isOwnAddress(cases.email_address, userId),
  )
}

/** Rows that name the account's verified address, whoever wrote them. */
export function isOwnAddress(column: PgColumn, userId: number): SQL {
  return sql`lower(${column}) = (${verifiedAddress(userId)})`
}

// Null, which equals nothing, until the address is verified.
const verifiedAddress = (userId: number) => sql`
  select lower(${users.email_address}) from ${users}
  where ${users.id} = ${userId} and ${users.email_verified_at} is not null
    and ${users.deleted_at} is null
`
