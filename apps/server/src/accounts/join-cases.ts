import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'

/** Cases that were sent from an address before its account existed become the account's (reading 21). */
export async function joinCases(
  tx: Transaction,
  userId: number,
  verifiedAddress: string,
): Promise<void> {
  await tx
    .update(cases)
    .set({ user_id: userId })
    .where(
      and(
        isNull(cases.user_id),
        eq(sql`lower(${cases.email_address})`, verifiedAddress.toLowerCase()),
      ),
    )
}
