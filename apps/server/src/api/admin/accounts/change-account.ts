import { needsDepot } from '@minikran/domain/access/account-rules'
import { canGrantRole } from '@minikran/domain/access/permissions'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { endAccountLinks } from '../../../accounts/account-links.ts'
import { isLastSuperadmin } from '../../../accounts/last-superadmin.ts'
import { endSessions } from '../../../accounts/sessions.ts'
import type { Transaction } from '../../../database/client.ts'
import { users } from '../../../database/schema/people.ts'
import { accountOf } from '../../calls/authenticate.ts'
import type { Answer, CallContext } from '../../calls/call.ts'
import type { Actor } from '../items/resource.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { writeAudit } from '../items/write-audit.ts'

type User = typeof users.$inferSelect
type HeldAccount = { tx: Transaction; user: User; actor: Actor; context: CallContext }
type Holding = {
  context: CallContext
  userId: number
  /** The role that the account gets; it keeps its own by default. */
  newRole?: number | undefined
}

/**
 * Runs a change of another person's account, whose row is locked. Refused for the own account, for one
 * with a higher role, and for a higher new role.
 */
export const withAccount = (
  parts: AdminParts,
  { context, userId, newRole }: Holding,
  change: (held: HeldAccount) => Promise<Answer>,
): Promise<Answer> =>
  parts.db.transaction(async (tx): Promise<Answer> => {
    const actor = accountOf(context.principal)
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deleted_at)))
      .for('no key update')
    if (user === undefined) return { kind: 'notFound' }
    const roles = { currentRole: user.role, newRole: newRole ?? user.role }
    if (!canGrantRole(actor, { userId, ...roles })) return { kind: 'problem', code: 'forbidden' }
    return change({ tx, user, actor, context })
  })

/** A change of an account's rights, by its name in the audit. */
export type RightsChange = 'role' | 'lock' | 'unlock' | 'remove'

/** Changes the rights of an account. Its sessions end, except when it is unlocked or keeps its role. */
export async function changeRights(
  { tx, user, actor, context }: HeldAccount,
  kind: RightsChange,
  role = user.role,
): Promise<Answer> {
  if (kind === 'role' && needsDepot(role) && user.depot_id === null) {
    return { kind: 'invalid', errors: { role: ['depotMissing'] } }
  }
  if (kind === 'role' && role === user.role) return answerOf(user)
  const isTaken = role !== user.role || kind === 'lock' || kind === 'remove'
  if (isTaken && (await isLastSuperadmin(tx, user))) {
    return { kind: 'problem', code: 'lastSuperadmin' }
  }
  const [row] = await tx
    .update(users)
    .set({
      ...columnsOf(kind, { role, actor }),
      updated_at: new Date(),
      updated_by: actor.userId,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, user.id))
    .returning()
  if (row === undefined) throw new Error('Changing an account returned no row')
  await endAccess(tx, user.id, kind)
  await writeAudit(tx, context, {
    action: `user.${kind}`,
    item: 'user',
    itemId: row.id,
    version: row.version,
    changes: { role: [user.role, row.role] },
  })
  return answerOf(row)
}

const answerOf = ({ id, role, locked_at, deleted_at }: User): Answer => ({
  kind: 'data',
  data: {
    id,
    role,
    locked_at: locked_at?.toISOString() ?? null,
    deleted_at: deleted_at?.toISOString() ?? null,
  },
})

function columnsOf(kind: RightsChange, { role, actor }: { role: number; actor: Actor }) {
  switch (kind) {
    case 'role':
      return { role }
    case 'lock':
      return { locked_at: new Date() }
    case 'unlock':
      return { locked_at: null, forcelogout: null }
    case 'remove':
      return { deleted_at: new Date(), deleted_by: actor.userId }
  }
}

async function endAccess(tx: Transaction, userId: number, kind: RightsChange): Promise<void> {
  if (kind === 'unlock') return
  if (kind === 'remove') await endAccountLinks(tx, userId)
  const reason = kind === 'role' ? 'permissionsChanged' : 'loginRemoved'
  await endSessions(tx, { userId, reason })
}
