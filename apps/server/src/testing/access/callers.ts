import { roles } from '@minikran/domain/access/roles'
import { eq, sql } from 'drizzle-orm'
import { beginSession, tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import { sessions, users } from '../../database/schema/people.ts'
import { userOfRole } from '../stored-rows.ts'
import { type Caller, customers, staff, type withoutSession } from './expected-access.ts'

export type KnownCaller = { token: string | null; userId: number }

/**
 * A caller of each role, logged in on its own side, and for each way in which a session or an account
 * ends a customer and a member of staff.
 */
export async function createCallers(db: Database): Promise<Map<Caller, KnownCaller>> {
  const callers = new Map<Caller, KnownCaller>([['visitor', { token: null, userId: 0 }]])
  for (const role of [...customers, ...staff]) {
    const { id } = await userOfRole(db, role)
    callers.set(role, await logIn(db, id, staff.includes(role)))
  }
  for (const [name, end] of Object.entries(overtake)) {
    const isStaff = name.startsWith('staff')
    const userId = await createAccount(
      db,
      name,
      isStaff ? roles.superadmin : roles.customerStandard,
    )
    const caller = await logIn(db, userId, isStaff)
    await end(db, caller)
    callers.set(name as Caller, caller)
  }
  return callers
}

async function createAccount(db: Database, name: string, role: number): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ firstname: name, lastname: 'Test', role, email_address: `${name}@kund.example` })
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

const expire = changeSession({ expires_at: sql`now() - interval '1 second'` })
const revoke = changeSession({ ended_at: sql`now()`, ended_reason: 'ended' })
const remove = change({ deleted_at: new Date(0) })
const lock = change({ locked_at: new Date(0) })
const forceOut = change({ forcelogout: 'permissionsChanged' })

const overtake: Record<(typeof withoutSession)[number] | 'noRole', Overtake> = {
  expired: expire,
  revoked: revoke,
  removed: remove,
  locked: lock,
  forcedOut: forceOut,
  staffExpired: expire,
  staffRevoked: revoke,
  staffRemoved: remove,
  staffLocked: lock,
  staffForcedOut: forceOut,
  noRole: change({ role: 45 }),
}
