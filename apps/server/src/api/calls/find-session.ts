import { isStaffRole } from '@minikran/domain/access/roles'
import { needsSecondStep } from '@minikran/domain/access/second-step'
import { ownDiscount } from '@minikran/domain/pricing/own-price'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isLive } from '../../accounts/own-sessions.ts'
import { sessionTimes } from '../../accounts/session-times.ts'
import type { Database } from '../../database/client.ts'
import { companies, sessions, users } from '../../database/schema/people.ts'
import type { FindSession } from './authenticate.ts'

const intervalOf = (time: 'idle' | 'touchedAfter') =>
  sql.raw(
    `case when sessions.back_office then interval '${sessionTimes.backOffice[time]}' else interval '${sessionTimes.site[time]}' end`,
  )

/**
 * Finds live sessions of accounts that may log in on that side. Use postpones a session's end, which
 * is stored only once in a while.
 */
export function findSessionIn(db: Database): FindSession {
  const query = db
    .select({
      userId: users.id,
      role: users.role,
      depotId: users.depot_id,
      sessionId: sessions.id,
      backOffice: sessions.back_office,
      hasSecondStep: sql<boolean>`${users.totp_confirmed_at} is not null`,
      companyPercent: companies.discount_percent,
      isStale: sql<boolean>`${sessions.last_used_at} < now() - ${intervalOf('touchedAfter')}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(
      companies,
      and(eq(companies.id, users.company_id), companies.confirmed, isNull(companies.deleted_at)),
    )
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        isLive,
        isNull(users.deleted_at),
        isNull(users.locked_at),
        isNull(users.forcelogout),
      ),
    )
    .prepare('session_by_token')
  return async (tokenHash) => {
    const [found] = await query.execute({ tokenHash })
    if (found === undefined) return null
    const { backOffice, companyPercent, isStale, hasSecondStep, ...account } = found
    // Staff have sessions of the back office only, customers of the site only.
    if (isStaffRole(account.role) !== backOffice) return null
    if (isStale) await postponeEnd(db, tokenHash)
    return {
      kind: 'account',
      realm: backOffice ? 'backOffice' : 'site',
      lacksSecondStep: needsSecondStep(account.role) && !hasSecondStep,
      discountPercent: ownDiscount(account.role, companyPercent),
      ...account,
    }
  }
}

async function postponeEnd(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({
      last_used_at: sql`now()`,
      expires_at: sql`least(${sessions.ends_at}, now() + ${intervalOf('idle')})`,
    })
    .where(and(eq(sessions.token_hash, tokenHash), isNull(sessions.ended_at)))
}
