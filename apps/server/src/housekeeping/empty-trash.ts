import { trashDays } from '@minikran/domain/content/item-state'
import { eq, lt } from 'drizzle-orm'
import type { ItemTable } from '../api/admin/items/resource.ts'
import { allResources } from '../api/admin/resources/all-resources.ts'
import type { Transaction } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'
import { errorChain } from '../operations/error-chain.ts'

/** What goes by itself. Files stay as long as they are used, pages stay with their addresses. */
const emptied = allResources.filter(({ isContent, create }) => isContent && create)

const dayMs = 86_400_000

/**
 * Removes what has lain in the trash for its time. What still has pictures, days or items that
 * point at it stays, as it would when a person deletes it.
 */
export async function emptyTrash(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * dayMs)
  let sum = 0
  for (const { item, table } of emptied) {
    const old = await tx.select({ id: table.id }).from(table).where(lt(table.deleted_at, before))
    for (const { id } of old) sum += await purge(tx, { item, table, id: Number(id) })
  }
  return sum
}

type Old = { item: string; table: ItemTable; id: number }

async function purge(tx: Transaction, { item, table, id }: Old): Promise<number> {
  try {
    await tx.transaction(async (own) => {
      await own.delete(table).where(eq(table.id, id))
      await own.insert(audit).values({ action: 'purged', item, item_id: String(id) })
    })
    return 1
  } catch (error) {
    if (isStillReferred(error)) return 0
    throw error
  }
}

const isStillReferred = (error: unknown) =>
  errorChain(error).some((at) => 'code' in at && at.code === '23503')
