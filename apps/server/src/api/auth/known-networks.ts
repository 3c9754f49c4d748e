import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { audit } from '../../database/schema/operations.ts'
import { networkOf } from '../../http/visitor-address.ts'

type AccountNetwork = { userId: number; network: string }

/** Whether an account has logged in from a network, as far back as the audit has whole addresses. */
export async function isKnownNetwork(
  db: Database,
  { userId, network }: AccountNetwork,
): Promise<boolean> {
  const rows = await db
    .selectDistinct({ address: audit.address })
    .from(audit)
    .where(
      and(
        eq(audit.user_id, userId),
        eq(audit.action, 'loggedIn'),
        // A shortened address ends in its prefix length.
        sql`${audit.address} not like '%/%'`,
      ),
    )
  return rows.some(({ address }) => networkOf(address ?? '') === network)
}
