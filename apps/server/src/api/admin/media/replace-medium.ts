import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Medium } from './media-kinds.ts'
import { ownersOf } from './media-uses.ts'

export type Replacing = { id: number; byId: number }

/**
 * Replaces a medium by another in every item; an item with both shows it once. The items get a new
 * version, so that an edit under way is refused as stale. Returns the number of replaced uses; null
 * when one of the two does not exist or is trashed.
 */
export async function replaceMedium(
  tx: Transaction,
  medium: Medium,
  { id, byId }: Replacing,
): Promise<number | null> {
  const { table, uses } = medium
  const both = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [id, byId]), isNull(table.deleted_at)))
    .orderBy(table.id)
    // FOR UPDATE would wait for an item that is being saved with it, while this save may wait for that one.
    .for('no key update')
  if (both.length !== 2) return null
  await raiseVersions(tx, medium, id)
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
  return dropped.length + moved.length
}

async function raiseVersions(tx: Transaction, medium: Medium, id: number): Promise<void> {
  for (const { column, table, whole, wholeId } of ownersOf(medium)) {
    const holding: SQL = sql`(select ${wholeId} from ${medium.uses} join ${table} on ${table.id} = ${column} where ${medium.usedAs} = ${id})`
    const held = await tx
      .select({ id: whole.id })
      .from(whole)
      .where(sql`${whole.id} in ${holding}`)
      .orderBy(whole.id)
      .for('no key update')
    const ids = held.map(({ id: heldId }) => heldId)
    await tx
      .update(whole)
      .set({ version: sql`${whole.version} + 1` })
      .where(inArray(whole.id, ids))
  }
}
