import { roles } from '@minikran/domain/access/roles'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Reader } from '../database/client.ts'
import { lockName } from '../database/lock-name.ts'
import { users } from '../database/schema/people.ts'

/** Makes changes of who is superadmin wait for each other. */
export async function lockSuperadmins(tx: Reader): Promise<void> {
  await lockName(tx, 'superadmins')
}

/**
 * Whether no other superadmin could log in. Of two superadmins who remove each other at once, the
 * second is refused.
 */
export async function isLastSuperadmin(
  tx: Reader,
  { id, role }: { id: number; role: number },
): Promise<boolean> {
  if (role !== roles.superadmin) return false
  await lockSuperadmins(tx)
  const others = and(
    eq(users.role, roles.superadmin),
    isNull(users.deleted_at),
    isNull(users.locked_at),
    isNotNull(users.password_hash),
    ne(users.id, id),
  )
  return (await tx.$count(users, others)) === 0
}
