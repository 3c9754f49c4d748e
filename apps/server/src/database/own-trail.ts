import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isAmong } from './is-among.ts'
import { audit } from './schema/operations.ts'

type Person = { userId: number; caseIds: readonly number[] }

/** Audit rows by or about a person. The log-in names the account `user`, the back office `users`. */
export function isOwnTrail({ userId, caseIds }: Person): SQL {
  const own = or(
    eq(audit.user_id, userId),
    and(inArray(audit.item, ['user', 'users']), eq(audit.item_id, String(userId))),
    isTrailOfCases(caseIds),
  )
  return own ?? sql`false`
}

/** Audit rows about cases. */
export function isTrailOfCases(caseIds: readonly number[]): SQL {
  const own = and(eq(audit.item, 'case'), isAmong(audit.item_id, caseIds.map(String)))
  return own ?? sql`false`
}

/** Audit rows about the company of an account. */
export function isTrailOfOwnCompany(userId: number): SQL {
  const companyId = sql`(select company_id::text from users where id = ${userId})`
  const own = and(eq(audit.item, 'companies'), eq(audit.item_id, companyId))
  return own ?? sql`false`
}
