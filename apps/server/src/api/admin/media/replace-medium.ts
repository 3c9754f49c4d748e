import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Fields, Resource } from '../items/resource.ts'
import { auditedDifferences } from '../items/save-item.ts'
import type { AuditEntry } from '../items/write-audit.ts'
import { allResources } from '../resources/all-resources.ts'
import type { Medium, Owner } from './media-kinds.ts'
import { ownersOf } from './media-uses.ts'

export type Replacing = { id: number; byId: number }

/**
 * Replaces a medium by another in every item; an item with both shows it once. The items get a new
 * version, so that an edit under way is refused as stale. Returns the number of replaced uses and the
 * lines of the items' histories; null when one of the two does not exist or is trashed.
 */
export async function replaceMedium(
  tx: Transaction,
  medium: Medium,
  { id, byId }: Replacing,
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
  const before = await readParts(tx, owners)
  const { usedAs: used } = medium
  const sameOwner = sql.join(
    ownersOf(medium).map(
      ({ column }) => sql`other.${sql.identifier(column.name)} is not distinct from ${column}`,
    ),
    sql` and `,
  )
  const shownAlready = sql`exists (select from ${uses} as other where other.${sql.identifier(used.name)} = ${byId} and ${sameOwner})`
  const dropped = await tx
    .delete(uses)
    .where(and(eq(used, id), shownAlready))
    .returning({ id: uses.id })
  const moved = await tx
    .update(uses)
    .set({ [used.name]: byId })
    .where(eq(used, id))
    .returning({ id: uses.id })
  const entries = await raiseVersions(tx, owners, before)
  return { moved: dropped.length + moved.length, entries }
}

type HeldOwners = Map<string, { whole: Owner['whole']; ids: number[] }>

/** The items that show the medium, by their kind, locked until the transaction ends. */
async function holdOwners(tx: Transaction, medium: Medium, id: number): Promise<HeldOwners> {
  const owners: HeldOwners = new Map()
  for (const [item, [first, ...others]] of Map.groupBy(ownersOf(medium), (one) => one.item)) {
    if (first === undefined) continue
    const { whole } = first
    const holding = [first, ...others].map(
      ({ column, table, wholeId }): SQL =>
        sql`select ${wholeId} from ${medium.uses} join ${table} on ${table.id} = ${column} where ${medium.usedAs} = ${id}`,
    )
    const held = await tx
      .select({ id: whole.id })
      .from(whole)
      .where(sql`${whole.id} in (${sql.join(holding, sql` union `)})`)
      .orderBy(whole.id)
      .for('no key update')
    if (held.length > 0) owners.set(item, { whole, ids: held.map((row) => Number(row.id)) })
  }
  return owners
}

type Parts = { resource: Resource; valuesOf: (id: number) => Fields }

/** What the items hold in other tables, such as their pictures. */
async function readParts(tx: Transaction, owners: HeldOwners): Promise<Map<string, Parts>> {
  const read = new Map<string, Parts>()
  for (const [item, { ids }] of owners) {
    const resource = allResources.find((one) => one.item === item)
    if (resource === undefined) continue
    const values: [string, ReadonlyMap<number, unknown>][] = []
    for (const part of resource.parts) values.push([part.field, await part.read(tx, ids)])
    const valuesOf = (id: number) =>
      Object.fromEntries(values.map(([field, byItem]) => [field, byItem.get(id)]))
    read.set(item, { resource, valuesOf })
  }
  return read
}

/** Gives the items a new version; returns the lines of their histories. */
async function raiseVersions(
  tx: Transaction,
  owners: HeldOwners,
  before: ReadonlyMap<string, Parts>,
): Promise<AuditEntry[]> {
  const after = await readParts(tx, owners)
  const entries: AuditEntry[] = []
  for (const [item, { whole, ids }] of owners) {
    const raised = await tx
      .update(whole)
      .set({ version: sql`${whole.version} + 1` })
      .where(inArray(whole.id, ids))
      .returning({ id: whole.id, version: whole.version })
    const [old, fresh] = [before.get(item), after.get(item)]
    if (old === undefined || fresh === undefined) continue
    for (const { id, version } of raised) {
      const itemId = Number(id)
      const change = { before: old.valuesOf(itemId), after: fresh.valuesOf(itemId) }
      const changes = auditedDifferences(old.resource, change)
      entries.push({ action: 'updated', item, itemId, version: Number(version), changes })
    }
  }
  return entries
}
