import type { Database } from '../../../database/client.ts'
import type { CallContext } from '../../calls/call.ts'
import type { Resource } from './resource.ts'
import { writeAudit } from './write-audit.ts'

type Read = { db: Database; resource: Resource; context: CallContext }
type ReadItems = { action: 'read' | 'listed'; itemId: number | null; changes?: object }

/** Records reads of personal data in the audit. Reads of machines and texts are not recorded. */
export async function auditRead(
  { db, resource, context }: Read,
  { action, itemId, changes = {} }: ReadItems,
): Promise<void> {
  if (resource.auditValues) return
  await writeAudit(db, context, { action, item: resource.item, itemId, changes })
}
