import { type Changes, fieldsBefore } from '@minikran/domain/content/fields-before'
import { and, desc, eq, gt } from 'drizzle-orm'
import { audit } from '../../../database/schema/operations.ts'
import type { Answer } from '../../calls/call.ts'
import { findItem } from './find-item.ts'
import { type Saving, updateItem } from './save-item.ts'

type Wanted = { id: number; version: number; entry: number }

/** Makes an older version the newest one: undoes everything that was saved after a line of the history. */
export async function revertItem(saving: Saving, { id, version, entry }: Wanted): Promise<Answer> {
  const { db, resource } = saving
  const ofItem = and(eq(audit.item, resource.item), eq(audit.item_id, String(id)))
  const known = await db.$count(audit, and(ofItem, eq(audit.id, entry)))
  if (known === 0 || (await findItem(db, saving, id)) === null) return { kind: 'notFound' }
  const later = await db
    .select({ changes: audit.changes })
    .from(audit)
    .where(and(ofItem, eq(audit.action, 'updated'), gt(audit.id, entry)))
    .orderBy(desc(audit.id))
  const before = fieldsBefore(later.map(({ changes }) => changes as Changes))
  // A field that the resource no longer has is left out.
  const fields = Object.fromEntries(
    Object.entries(before).filter(([name]) => name in resource.fields.shape),
  )
  return updateItem(saving, { id, version, fields })
}
