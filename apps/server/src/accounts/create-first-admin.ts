import { roles } from '@minikran/domain/access/roles'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import { makeAccountLink } from './account-links.ts'
import { accountAddress } from './address-spelling.ts'
import { judgeNewPassword } from './judge-new-password.ts'
import { lockSuperadmins } from './last-superadmin.ts'
import type { Passwords } from './passwords.ts'
import { recordEvent } from './record-event.ts'

export type NewAdmin = {
  email_address: string
  firstname: string
  lastname: string
  /** Null: it is set by a link. */
  password: string | null
}

export type MadeAdmin =
  | { kind: 'made' }
  | { kind: 'linked'; token: string }
  | { kind: 'exists' | 'taken' | 'faulty' }

type Services = { db: Database; passwords: Passwords }

/** Creates the first superadmin; all others are created in the back office. */
export async function createFirstAdmin(
  { db, passwords }: Services,
  { password, ...person }: NewAdmin,
): Promise<MadeAdmin> {
  if (password !== null) {
    const fault = await judgeNewPassword(db, { password, address: person.email_address })
    if (fault !== null) return { kind: 'faulty' }
  }
  const hash = password === null ? null : await passwords.hash(password)
  return db.transaction(async (tx) => {
    // Two of these at once must not both find no superadmin.
    await lockSuperadmins(tx)
    if (await hasSuperadmin(tx)) return { kind: 'exists' }
    const [made] = await tx
      .insert(users)
      .values({
        ...person,
        email_address: accountAddress(person.email_address),
        role: roles.superadmin,
        ...(hash !== null && { password_hash: hash, email_verified_at: sql`now()` }),
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (made === undefined) return { kind: 'taken' }
    await recordEvent(tx, {
      userId: null,
      action: 'firstAdminMade',
      item: 'user',
      itemId: made.id,
      visitor: { address: '', requestId: 'create-admin' },
    })
    if (hash !== null) return { kind: 'made' }
    const token = await makeAccountLink(tx, { userId: made.id, kind: 'invitation' })
    return { kind: 'linked', token }
  })
}

async function hasSuperadmin(tx: Transaction): Promise<boolean> {
  const isOne = and(eq(users.role, roles.superadmin), isNull(users.deleted_at))
  return (await tx.$count(users, isOne)) > 0
}
