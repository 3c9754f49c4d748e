import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import type { Resource } from './resource.ts'

const mostEntries = 100

type Known = { resource: Resource; id: number }

/** Who changed what of an item and when, the newest first, with the version that each change made. */
export async function itemHistory(db: Database, { resource, id }: Known) {
  const { item, alsoAudited } = resource
  const rows = await db
    .select({
      id: audit.id,
      at: audit.at,
      version: audit.version,
      action: audit.action,
      changes: audit.changes,
      fullname: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user_id))
    .where(
      and(
        inArray(audit.item, [item, ...alsoAudited]),
        eq(audit.item_id, String(id)),
        // Looks are no changes.
        ne(audit.action, 'read'),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(mostEntries)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
