import type { Visitor } from '@minikran/contract/site-handler'
import type { Database, Transaction } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'

export type AuditEvent = {
  /** Who did it; null: a visitor. */
  userId: number | null
  action: string
  /** What it was done to, e.g. `user`, and which one. */
  item: string
  itemId?: string | number | null
  /** Never a password, token or address. */
  changes?: Record<string, unknown>
  visitor: Visitor
}

/** Writes one row of the trail: who did what to which item, and when. */
export async function recordEvent(db: Database | Transaction, event: AuditEvent): Promise<void> {
  const { userId, action, item, itemId = null, changes = {}, visitor } = event
  await db.insert(audit).values({
    user_id: userId,
    action,
    item,
    item_id: itemId === null ? null : String(itemId),
    changes,
    request_id: visitor.requestId,
    address: visitor.address,
  })
}
