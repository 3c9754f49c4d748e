import type { Database, Transaction } from '../../../database/client.ts'
import { audit } from '../../../database/schema/operations.ts'
import type { CallContext } from '../../calls/call.ts'

type Entry = { action: string; item: string; itemId: number | string | null; changes?: object }

/** One line for each item that is written, in the write's own transaction: who, what, from where. */
export async function writeAudit(
  tx: Database | Transaction,
  { principal, visitor }: CallContext,
  ...entries: readonly Entry[]
): Promise<void> {
  const lines = entries.map(({ action, item, itemId, changes = {} }) => ({
    user_id: principal.userId,
    action,
    item,
    item_id: itemId === null ? null : String(itemId),
    changes: { ...changes },
    request_id: visitor.requestId,
    address: visitor.address,
  }))
  await tx.insert(audit).values(lines)
}
