import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cases } from './schema/cases.ts'
import { users } from './schema/people.ts'

/**
 * Reading 21: a case is its sender's, by account or by an e-mail address that the account has
 * proved to be its own. Cases that somebody else's account sent with that address stay theirs.
 */
export function isOwnCase(userId: number): SQL {
  const byAddress = and(
    isNull(cases.user_id),
    isNull(cases.anonymised_at),
    sql`lower(${cases.email_address}) = (${verifiedAddress(userId)})`,
  )
  return or(eq(cases.user_id, userId), byAddress) ?? sql`false`
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
