import { trashDays } from '@minikran/domain/content/item-state'
import { eq, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/client.ts'
import { manufacturers, prodcats, prodsubcats, prodtpls } from '../database/schema/catalogue.ts'
import { posts, presentations, testimonials } from '../database/schema/content.ts'
import { craneselectors } from '../database/schema/cranes.ts'
import { depot_employees, depothours, depots } from '../database/schema/depots.ts'
import { audit } from '../database/schema/operations.ts'
import { products } from '../database/schema/products.ts'

type Trashable = PgTable & Record<'id' | 'deleted_at', PgColumn>

/** What goes by itself, under the names that the audit knows; what points at others before those. */
const tables: readonly (readonly [string, Trashable])[] = [
  ['posts', posts],
  ['presentations', presentations],
  ['testimonials', testimonials],
  ['craneselectors', craneselectors],
  ['products', products],
  ['prodsubcats', prodsubcats],
  ['prodcats', prodcats],
  ['prodtpls', prodtpls],
  ['manufacturers', manufacturers],
  ['depothours', depothours],
  ['depotemployees', depot_employees],
  ['depots', depots],
]

const dayMs = 86_400_000

/**
 * Removes what has lain in the trash for its time. What still has pictures, days or items that
 * point at it stays, as it would when a person deletes it.
 */
export async function emptyTrash(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * dayMs)
  let sum = 0
  for (const [item, table] of tables) {
    const old = await tx.select({ id: table.id }).from(table).where(lt(table.deleted_at, before))
    for (const { id } of old) sum += await purge(tx, { item, table, id: Number(id) })
  }
  return sum
}

type Old = { item: string; table: Trashable; id: number }

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

function isStillReferred(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if ((at as { code?: unknown }).code === '23503') return true
  }
  return false
}
