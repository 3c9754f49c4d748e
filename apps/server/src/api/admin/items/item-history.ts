import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { fullName } from '../../../database/full-name.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import type { Resource } from './resource.ts'

const mostEntries = 100

type Wanted = { resource: Resource; id: number }

/** The changes of an item with their authors, times and versions, the newest first. */
export async function itemHistory(db: Database, { resource, id }: Wanted) {
  const { item, alsoAudited } = resource
  const rows = await db
    .select({
      id: audit.id,
      at: audit.at,
      version: audit.version,
      action: audit.action,
      changes: audit.changes,
      fullname: fullName,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user_id))
    .where(
      and(
        inArray(audit.item, [item, ...alsoAudited]),
        eq(audit.item_id, String(id)),
        ne(audit.action, 'read'),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(mostEntries)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
