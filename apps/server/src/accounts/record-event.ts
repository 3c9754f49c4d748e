import type { Visitor } from '@minikran/contract/site-handler'
import type { AuditAction } from '@minikran/i18n/action-words'
import type { Database, Transaction } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'

export type AuditEvent = {
  /** Who did it; null: a visitor. */
  userId: number | null
  action: AuditAction
  /** What it was done to, e.g. `user`, and which one. */
  item: string
  itemId?: string | number | null
  /** The version of the item that it made. */
  version?: number
  /** Never a password, token or address. */
  changes?: object
  visitor: Visitor
}

// A statement takes 65,535 values.
const atOnce = 1000

/** Writes one row of the audit for each event: who did what to which item, and when. */
export async function recordEvent(
  db: Database | Transaction,
  ...events: readonly AuditEvent[]
): Promise<void> {
  const rows = events.map(({ userId, itemId, changes = {}, visitor, ...event }) => ({
    ...event,
    user_id: userId,
    item_id: itemId == null ? null : String(itemId),
    changes: { ...changes },
    request_id: visitor.requestId,
    address: visitor.address,
  }))
  for (let at = 0; at < rows.length; at += atOnce) {
    await db.insert(audit).values(rows.slice(at, at + atOnce))
  }
}
