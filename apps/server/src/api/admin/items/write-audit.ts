import { type AuditEvent, recordEvent } from '../../../accounts/record-event.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import type { CallContext } from '../../calls/call.ts'

export type AuditEntry = Omit<AuditEvent, 'userId' | 'visitor'>

/** Writes audit entries of a call, in the transaction of its changes. */
export async function writeAudit(
  tx: Database | Transaction,
  { principal: { userId }, visitor }: CallContext,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  await recordEvent(tx, ...entries.map((entry) => ({ ...entry, userId, visitor })))
}
