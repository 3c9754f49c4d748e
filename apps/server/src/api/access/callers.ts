import { eq, sql } from 'drizzle-orm'
import { beginSession, tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import { sessions, users } from '../../database/schema/people.ts'
import { type Caller, customers, staff } from './expected-access.ts'

export type KnownCaller = { token: string | null; userId: number }

/**
 * Everybody who may call: each role with a live session on its own side, and customers of their
 * own whose sessions or accounts are over in every way there is.
 */
export async function createCallers(db: Database): Promise<Map<Caller, KnownCaller>> {
  const callers = new Map<Caller, KnownCaller>([['visitor', { token: null, userId: 0 }]])
  for (const role of [...customers, ...staff]) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.role, role))
    callers.set(role, await logIn(db, user?.id ?? 0, staff.includes(role)))
  }
  for (const name of ['expired', 'revoked', 'removed', 'locked', 'forcedOut', 'noRole'] as const) {
    const userId = await createCustomer(db, name)
    const caller = await logIn(db, userId, false)
    await overtake[name](db, caller)
    callers.set(name, caller)
  }
  return callers
}

async function createCustomer(db: Database, name: string): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ firstname: name, lastname: 'Test', role: 10, email_address: `${name}@kund.example` })
    .returning({ id: users.id })
  return user?.id ?? 0
}

async function logIn(db: Database, userId: number, isStaff: boolean): Promise<KnownCaller> {
  const realm = isStaff ? 'backOffice' : 'site'
  const token = await db.transaction((tx) => beginSession(tx, { userId, realm, userAgent: null }))
  return { token, userId }
}

type Overtake = (db: Database, caller: KnownCaller) => Promise<unknown>

const change =
  (values: Partial<typeof users.$inferInsert>): Overtake =>
  (db, { userId }) =>
    db.update(users).set(values).where(eq(users.id, userId))

const changeSession =
  (values: Parameters<ReturnType<Database['update']>['set']>[0]): Overtake =>
  (db, { token }) =>
    db
      .update(sessions)
      .set(values)
      .where(eq(sessions.token_hash, tokenHash(token ?? '')))

const overtake: Record<
  'expired' | 'revoked' | 'removed' | 'locked' | 'forcedOut' | 'noRole',
  Overtake
> = {
  expired: changeSession({ expires_at: sql`now() - interval '1 second'` }),
  revoked: changeSession({ ended_at: sql`now()`, ended_reason: 'ended' }),
  removed: change({ deleted_at: new Date(0) }),
  locked: change({ locked_at: new Date(0) }),
  forcedOut: change({ forcelogout: 'permissionsChanged' }),
  noRole: change({ role: 45 }),
}
