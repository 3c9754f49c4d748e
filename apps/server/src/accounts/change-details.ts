import type { Visitor } from '@minikran/contract/site-handler'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
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
  { userId, visitor }: { userId: number; visitor: Visitor },
  details: Details,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        ...details,
        updated_at: sql`now()`,
        updated_by: userId,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, userId))
    await recordEvent(tx, {
      userId,
      action: 'profile.update',
      item: 'user',
      itemId: userId,
      visitor,
    })
  })
}
