import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import type { Resource } from './resource.ts'

const mostEntries = 100
const makesVersion: ReadonlySet<string> = new Set(['created', 'updated', 'ordered'])

type Known = { resource: Resource; id: number; version: number }

/** Who changed what of an item and when, the newest first, with the version that each saving made. */
export async function itemHistory(db: Database, { resource, id, version }: Known) {
  const { item, alsoAudited } = resource
  const rows = await db
    .select({
      id: audit.id,
      at: audit.at,
      item: audit.item,
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
  let made = version
  return rows.map(({ item: of, ...row }) => {
    const makes = of === item && makesVersion.has(row.action)
    const own = makes ? made : null
    if (makes) made -= 1
    return { ...row, version: own, at: row.at.toISOString() }
  })
}
