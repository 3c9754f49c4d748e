import { roles } from '@minikran/domain/access/roles'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { lockName } from '../database/lock-name.ts'
import { users } from '../database/schema/people.ts'

type Reader = Database | Transaction

/** Whoever makes or takes away a superadmin does so one after the other. */
export async function holdSuperadmins(tx: Reader): Promise<void> {
  await lockName(tx, 'superadmins')
}

/**
 * Whether nobody would be left to run everything without this account. Of two superadmins who take
 * each other away at once, the second finds that the first has done so.
 */
export async function isLastSuperadmin(
  tx: Reader,
  { id, role }: { id: number; role: number },
): Promise<boolean> {
  if (role !== roles.superadmin) return false
  await holdSuperadmins(tx)
  const others = and(
    eq(users.role, roles.superadmin),
    isNull(users.deleted_at),
    isNull(users.locked_at),
    isNotNull(users.password_hash),
    ne(users.id, id),
  )
  return (await tx.$count(users, others)) === 0
}
