import { trashDays } from '@minikran/domain/content/item-state'
import { and, eq, lt, type SQL } from 'drizzle-orm'
import { forgetAddress } from '../api/admin/items/move-address.ts'
import type { Resource, Row } from '../api/admin/items/resource.ts'
import { referenceFault } from '../api/admin/items/unique-fault.ts'
import { allResources } from '../api/admin/resources/all-resources.ts'
import type { Transaction } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'

/** Only content that staff can create: files are purged when unused, pages keep their addresses. */
const purgedResources = allResources.filter(({ isContent, create }) => isContent && create)

const dayMs = 86_400_000

/**
 * Deletes items that have been in the trash for `trashDays`. An item that others still refer to
 * stays, as when a person deletes it. Returns how many were deleted.
 */
export async function emptyTrash(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * dayMs)
  let purged = 0
  for (const resource of purgedResources) {
    const { table } = resource
    const isOld = lt(table.deleted_at, before)
    const old = await tx.select({ id: table.id }).from(table).where(isOld)
    for (const { id } of old) purged += await purge(tx, { resource, id: Number(id), isOld })
  }
  return purged
}

type TrashedItem = { resource: Resource; id: number; isOld: SQL }

async function purge(tx: Transaction, { resource, id, isOld }: TrashedItem): Promise<number> {
  const { item, table } = resource
  try {
    return await tx.transaction(async (savepoint) => {
      // The condition is checked again, since the item may have been restored meanwhile.
      const gone = await savepoint
        .delete(table)
        .where(and(eq(table.id, id), isOld))
        .returning()
      const [row] = gone as Row[]
      if (row === undefined) return 0
      await forgetAddress(savepoint, resource, resource.fromRow(row))
      await savepoint.insert(audit).values({ action: 'purged', item, item_id: String(id) })
      return 1
    })
  } catch (error) {
    if (referenceFault(error) !== null) return 0
    throw error
  }
}
