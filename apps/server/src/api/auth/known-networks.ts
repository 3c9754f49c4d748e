import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { audit } from '../../database/schema/operations.ts'
import { networkOf } from '../../http/visitor-address.ts'

type Asked = { userId: number; network: string }

/** Whether an account has logged in from a network, for as long as the trail keeps whole addresses. */
export async function isKnownNetwork(db: Database, { userId, network }: Asked): Promise<boolean> {
  const rows = await db
    .selectDistinct({ address: audit.address })
    .from(audit)
    .where(
      and(
        eq(audit.user_id, userId),
        eq(audit.action, 'loggedIn'),
        sql`${audit.address} not like '%/%'`,
      ),
    )
  return rows.some(({ address }) => networkOf(address ?? '') === network)
}
