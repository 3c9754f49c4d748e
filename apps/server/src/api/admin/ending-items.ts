import { allows } from '@minikran/domain/access/permissions'
import { nameFields } from '@minikran/domain/content/name-fields'
import { and, asc, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.ts'
import type { Actor, Resource } from './items/resource.ts'
import { allResources } from './resources/all-resources.ts'

const mostShown = 20
const soon = sql`now() + interval '14 days'`

type Windowed = { resource: Resource; ends: PgColumn; title: PgColumn }

const windowed: readonly Windowed[] = allResources.flatMap((resource) => {
  const columns: Record<string, PgColumn> = getTableColumns(resource.table)
  const title = nameFields.map((name) => columns[name]).find((column) => column !== undefined)
  const ends = columns['unpublish_at']
  return title === undefined || ends === undefined ? [] : [{ resource, ends, title }]
})

/** Items of every kind that the public will see no longer before long, the next one first. */
export async function listEnding(db: Database, actor: Actor) {
  const seen = windowed.filter(({ resource }) => allows(actor.role, resource.read))
  const found = await Promise.all(seen.map((kind) => endingOf(db, actor, kind)))
  return found
    .flat()
    .toSorted((one, other) => one.unpublish_at.localeCompare(other.unpublish_at))
    .slice(0, mostShown)
}

async function endingOf(db: Database, actor: Actor, { resource, ends, title }: Windowed) {
  const { table, item } = resource
  const rows = await db
    .select({ id: table.id, title: sql<string>`${title}::text`, unpublish_at: instantText(ends) })
    .from(table)
    .where(
      and(
        isNull(table.deleted_at),
        gt(ends, sql`now()`),
        sql`${ends} < ${soon}`,
        resource.visibleTo(actor),
      ),
    )
    .orderBy(asc(ends), asc(table.id))
    .limit(mostShown)
  return rows.map((row) => ({ ...row, item, id: Number(row.id) }))
}

const instantText = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
