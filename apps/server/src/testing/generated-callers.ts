import { needsDepot } from '@minikran/domain/access/account-rules'
import { isPublicSiteRole, isStaffRole, roles } from '@minikran/domain/access/roles'
import { eq, isNull } from 'drizzle-orm'
import { cases } from '../database/schema/cases.ts'
import { users } from '../database/schema/people.ts'
import { logInUser } from './sessions.ts'
import type { TestApi } from './test-api.ts'

/** Somebody without a session, somebody with a token that is none, or a role with a live session. */
export type Who = 'visitor' | 'stranger' | number

const everyRole = Object.values(roles)
export const asking = {
  customer: everyRole.filter(isPublicSiteRole),
  staff: everyRole.filter(isStaffRole),
} as const

type Headers = Record<string, string>

/**
 * Accounts of every role that live through whatever is sent as them: one that was removed, or whose
 * session was ended by a request, is followed by a new one with cases of its own.
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
    /** To be told of every answer: after a 401 a session is over. */
    noteAnswer(who: Who, status: number): void {
      if (typeof who === 'number' && status === 401) known.delete(who)
    },
  }
}
