import { type AuditEvent, recordEvent } from '../../../accounts/record-event.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import type { CallContext } from '../../calls/call.ts'

type Entry = Omit<AuditEvent, 'userId' | 'visitor'>

/** One row of the audit for each item that a call writes, in the transaction that writes it. */
export async function writeAudit(
  tx: Database | Transaction,
  { principal: { userId }, visitor }: CallContext,
  ...entries: readonly Entry[]
): Promise<void> {
  await recordEvent(tx, ...entries.map((entry) => ({ ...entry, userId, visitor })))
}
