import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Fields, Resource } from '../items/resource.ts'
import { auditedDifferences } from '../items/save-item.ts'
import type { AuditEntry } from '../items/write-audit.ts'
import { allResources } from '../resources/all-resources.ts'
import type { Medium } from './media-kinds.ts'
import { ownersOf } from './media-uses.ts'

export type Replacing = { id: number; byId: number; userId: number | null }

/**
 * Replaces a medium by another in every item; an item with both shows it once. The items get a new
 * version, so that an edit under way is refused as stale. Returns the number of replaced uses and the
 * lines of the items' histories; null when one of the two does not exist or is trashed.
 */
export async function replaceMedium(
  tx: Transaction,
  medium: Medium,
  { id, byId, userId }: Replacing,
): Promise<{ moved: number; entries: AuditEntry[] } | null> {
  const { table, uses } = medium
  const both = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [id, byId]), isNull(table.deleted_at)))
    .orderBy(table.id)
    // FOR UPDATE would wait for an item that is being saved with it, while this save may wait for that one.
    .for('no key update')
  if (both.length !== 2) return null
  const owners = await holdOwners(tx, medium, id)
  if (owners.length === 0) return { moved: 0, entries: [] }
  const { usedAs: used } = medium
  // An item that has taken the medium meanwhile is not locked: it keeps it, as if saved afterwards.
  const isReplaced = and(eq(used, id), or(...owners.map(({ usedIn }) => usedIn)))
  const sameOwner = sql.join(
    ownersOf(medium).map(
      ({ column }) => sql`other.${sql.identifier(column.name)} is not distinct from ${column}`,
    ),
    sql` and `,
  )
  const shownAlready = sql`exists (select from ${uses} as other where other.${sql.identifier(used.name)} = ${byId} and ${sameOwner})`
  const dropped = await tx
    .delete(uses)
    .where(and(isReplaced, shownAlready))
    .returning({ id: uses.id })
  const moved = await tx
    .update(uses)
    .set({ [used.name]: byId })
    .where(isReplaced)
    .returning({ id: uses.id })
  const entries: AuditEntry[] = []
  for (const ofKind of owners) entries.push(...(await raiseVersions(tx, ofKind, userId)))
  return { moved: dropped.length + moved.length, entries }
}

/** Items of a kind that show the medium: their uses, and what they held in other tables before. */
type Owners = { resource: Resource; usedIn: SQL | undefined; before: ReadonlyMap<number, Fields> }

/** The items that show the medium, locked until the transaction ends. */
async function holdOwners(tx: Transaction, medium: Medium, id: number): Promise<Owners[]> {
  const owners: Owners[] = []
  for (const [item, places] of Map.groupBy(ownersOf(medium), (place) => place.item)) {
    const resource = resourceOf(item)
    const holding = places.map(
      ({ column, table, wholeId }): SQL =>
        sql`select ${wholeId} from ${medium.uses} join ${table} on ${table.id} = ${column} where ${medium.usedAs} = ${id}`,
    )
    const { table } = resource
    const held = await tx
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.id} in (${sql.join(holding, sql` union `)})`)
      .orderBy(table.id)
      .for('no key update')
    const ids = held.map((row) => Number(row.id))
    if (ids.length === 0) continue
    const usedIn = or(
      ...places.map(({ column, table: part, wholeId }) =>
        inArray(column, tx.select({ id: part.id }).from(part).where(inArray(wholeId, ids))),
      ),
    )
    owners.push({ resource, usedIn, before: await readParts(tx, resource, ids) })
  }
  return owners
}

function resourceOf(item: string): Resource {
  const found = allResources.find((resource) => resource.item === item)
  if (found === undefined) throw new Error(`There is no resource ${item}.`)
  return found
}

/** What the items hold in other tables, such as their pictures. */
async function readParts(
  tx: Transaction,
  { parts }: Resource,
  ids: readonly number[],
): Promise<Map<number, Fields>> {
  const values: [string, ReadonlyMap<number, unknown>][] = []
  for (const part of parts) values.push([part.field, await part.read(tx, ids)])
  const fieldsOf = (id: number) => values.map(([field, byItem]) => [field, byItem.get(id)])
  return new Map(ids.map((id) => [id, Object.fromEntries(fieldsOf(id))]))
}

/**
 * Gives the items a new version; returns the lines of their histories. Nothing for an item that gave
 * the medium up while its lock was waited for.
 */
async function raiseVersions(
  tx: Transaction,
  { resource, before }: Owners,
  userId: number | null,
): Promise<AuditEntry[]> {
  const { item, table } = resource
  const after = await readParts(tx, resource, [...before.keys()])
  const changesOf = new Map<number, Fields>()
  for (const [id, parts] of after) {
    const changes = auditedDifferences(resource, { before: before.get(id) ?? {}, after: parts })
    if (Object.keys(changes).length > 0) changesOf.set(id, changes)
  }
  const raised = await tx
    .update(table)
    .set({ version: sql`${table.version} + 1`, updated_at: sql`now()`, updated_by: userId })
    .where(inArray(table.id, [...changesOf.keys()]))
    .returning({ id: table.id, version: table.version })
  return raised.map(({ id, version }) => {
    const itemId = Number(id)
    const changes = changesOf.get(itemId) ?? {}
    return { action: 'updated', item, itemId, version: Number(version), changes }
  })
}
