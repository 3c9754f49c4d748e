import { needsDepot } from '@minikran/domain/access/account-rules'
import { canGrantRole } from '@minikran/domain/access/permissions'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { endAccountLinks } from '../../../accounts/account-links.ts'
import { isLastSuperadmin } from '../../../accounts/last-superadmin.ts'
import { endSessions } from '../../../accounts/sessions.ts'
import type { Transaction, Transactor } from '../../../database/client.ts'
import { users } from '../../../database/schema/people.ts'

export type AccountChange =
  | { kind: 'role'; role: number }
  | { kind: 'lock' }
  | { kind: 'unlock' }
  | { kind: 'remove' }

type Actor = { userId: number; role: number }
type Row = typeof users.$inferSelect
export type ChangedAccount =
  | { kind: 'changed'; row: Row; before: Row }
  | { kind: 'notFound' }
  | { kind: 'refused' }
  | { kind: 'lastSuperadmin' }
  | { kind: 'depotMissing' }

/**
 * Changes another person's account. Refused for the own account, for one with a higher role, and for a
 * higher new role. The account's sessions end, except when it is unlocked.
 */
export function changeAccount(
  db: Transactor,
  actor: Actor,
  { userId, change }: { userId: number; change: AccountChange },
): Promise<ChangedAccount> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deleted_at)))
      .for('no key update')
    if (before === undefined) return { kind: 'notFound' }
    const newRole = change.kind === 'role' ? change.role : before.role
    if (!canGrantRole(actor, { userId, currentRole: before.role, newRole })) {
      return { kind: 'refused' }
    }
    if (needsDepot(newRole) && before.depot_id === null) return { kind: 'depotMissing' }
    const isTaken = newRole !== before.role || change.kind === 'lock' || change.kind === 'remove'
    if (isTaken && (await isLastSuperadmin(tx, before))) return { kind: 'lastSuperadmin' }
    await apply(tx, { actor, userId, change })
    const [row] = await tx.select().from(users).where(eq(users.id, userId))
    return row === undefined ? { kind: 'notFound' } : { kind: 'changed', row, before }
  })
}

type Applied = { actor: Actor; userId: number; change: AccountChange }

async function apply(tx: Transaction, { actor, userId, change }: Applied): Promise<void> {
  const set = (values: PgUpdateSetSource<typeof users>) =>
    tx
      .update(users)
      .set({
        ...values,
        updated_at: new Date(),
        updated_by: actor.userId,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, userId))
  switch (change.kind) {
    case 'role':
      await set({ role: change.role })
      return await endSessions(tx, { userId, reason: 'permissionsChanged' })
    case 'lock':
      await set({ locked_at: new Date() })
      return await endSessions(tx, { userId, reason: 'loginRemoved' })
    case 'unlock':
      await set({ locked_at: null, forcelogout: null })
      return
    case 'remove':
      await set({ deleted_at: new Date(), deleted_by: actor.userId })
      await endAccountLinks(tx, userId)
      return await endSessions(tx, { userId, reason: 'loginRemoved' })
  }
}
