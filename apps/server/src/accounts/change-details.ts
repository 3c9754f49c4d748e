import type { Visitor } from '@minikran/contract/site-handler'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import { lockOwnAccount, type OwnAccount } from './lock-own-account.ts'
import { recordEvent } from './record-event.ts'

type Details = {
  firstname: string
  lastname: string
  phone: string | null
  locale?: 'sv' | 'en'
}

/** Changes the details of an account, as its owner entered them, with an audit entry. */
export async function changeDetails(
  db: Database,
  { account, visitor }: { account: OwnAccount; visitor: Visitor },
  details: Details,
): Promise<void> {
  const { userId } = account
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account)
    await tx
      .update(users)
      .set({
        ...details,
        updated_at: sql`now()`,
        updated_by: userId,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, userId))
    const event = { action: 'profile.update' as const, item: 'user', itemId: userId }
    await recordEvent(tx, { userId, visitor, ...event })
  })
}
