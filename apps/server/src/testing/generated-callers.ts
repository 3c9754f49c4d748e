import { needsDepot } from '@minikran/domain/access/account-rules'
import { isPublicSiteRole, isStaffRole, roles } from '@minikran/domain/access/roles'
import { eq, isNull } from 'drizzle-orm'
import { cases } from '../database/schema/cases.ts'
import { users } from '../database/schema/people.ts'
import { logInUser } from './sessions.ts'
import type { TestApi } from './test-api.ts'

/** Somebody without a token, somebody with an invalid one, or a role that is logged in. */
export type Who = 'visitor' | 'stranger' | number

const everyRole = Object.values(roles)
export const asking = {
  customer: everyRole.filter(isPublicSiteRole),
  staff: everyRole.filter(isStaffRole),
} as const

type Headers = Record<string, string>

/**
 * An account of every role. One that a request removed, or whose session it ended, is replaced by a new
 * one with a case of its own.
 */
export async function createGeneratedCallers(api: TestApi) {
  const known = new Map<number, Headers>()
  const [demo] = await api.db.select().from(users).where(eq(users.role, 80))
  let made = 0

  async function comeIn(role: number): Promise<Headers> {
    made += 1
    const [user] = await api.db
      .insert(users)
      .values({
        firstname: 'Karin',
        lastname: 'Lindqvist',
        role,
        email_address: `alstrad-${made}@kund.example`,
        email_verified_at: new Date(0),
        password_hash: demo?.password_hash ?? null,
        depot_id: needsDepot(role) ? (demo?.depot_id ?? null) : null,
      })
      .returning({ id: users.id })
    const id = user?.id ?? 0
    // A case that nobody has yet, so that "the own case" is often a real one.
    const [free] = await api.db.select().from(cases).where(isNull(cases.user_id)).limit(1)
    if (free !== undefined && isPublicSiteRole(role)) {
      await api.db.update(cases).set({ user_id: id }).where(eq(cases.id, free.id))
    }
    const { headers } = await logInUser(api.db, id, { backOffice: isStaffRole(role) })
    return headers
  }

  return {
    async headersOf(who: Who): Promise<Headers> {
      if (who === 'visitor') return {}
      if (who === 'stranger') return { authorization: `Bearer ${'a'.repeat(43)}` }
      const headers = known.get(who) ?? (await comeIn(who))
      known.set(who, headers)
      return headers
    },
    /** Must get every answer: a 401 ends a session. */
    noteAnswer(who: Who, status: number): void {
      if (typeof who === 'number' && status === 401) known.delete(who)
    },
  }
}
