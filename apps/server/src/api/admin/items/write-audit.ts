import type { Database, Transaction } from '../../../database/client.ts'
import { audit } from '../../../database/schema/operations.ts'
import type { CallContext } from '../../http/call.ts'

type Entry = { action: string; item: string; itemId: number | string | null; changes?: object }

/** One line a write, in the write's own transaction: who, what, from where. */
export async function writeAudit(
  tx: Database | Transaction,
  { principal, visitor }: CallContext,
  { action, item, itemId, changes = {} }: Entry,
): Promise<void> {
  await tx.insert(audit).values({
    user_id: principal.userId,
    action,
    item,
    item_id: itemId === null ? null : String(itemId),
    changes: { ...changes },
    request_id: visitor.requestId,
    address: visitor.address,
  })
}
