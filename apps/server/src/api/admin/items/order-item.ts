import { moveBefore, type Placed } from '@minikran/domain/content/ordering'
import { asc, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import type { Answer } from '../../http/call.ts'
import { findItem } from './find-item.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import { holdWritable } from './move-item.ts'
import type { Resource } from './resource.ts'
import { forbidden, inTransaction, type Saving, shown } from './save-item.ts'
import { writeAudit } from './write-audit.ts'

type Wanted = { id: number; before: number | null }

/** Gives an item its place among its kind; the numbers of others may change, nothing else of them. */
export function orderItem(saving: Saving, { id, before }: Wanted): Promise<Answer> {
  const { resource, context } = saving
  return inTransaction(saving, async (tx, refuse) => {
    // Two people who drag at once come one after the other, or they would number past each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`order ${resource.item}`}))`)
    const row = await holdWritable(tx, saving, { id, refuse })
    if (!resource.mayWrite(saving.actor, row, 'order')) refuse(forbidden)
    const refusal = await judgeRow(tx, { ...saving, row, action: 'edit' })
    if (refusal !== null) refuse(refusalOf(refusal, (await findItem(tx, saving, id)) ?? {}))
    const moved = moveBefore(await listOrder(tx, resource), id, before)
    await writeOrder(tx, resource, moved)
    const own = moved.find((one) => one.id === id)
    if (own !== undefined) {
      const changes = { order: [row['order'], own.order] }
      await writeAudit(tx, context, { action: 'ordered', item: resource.item, itemId: id, changes })
    }
    return shown(tx, saving, id)
  })
}

async function listOrder(tx: Transaction, { table }: Resource): Promise<Placed[]> {
  const { order } = getTableColumns(table)
  if (order === undefined) return []
  const rows = await tx
    .select({ id: table.id, order })
    .from(table)
    .where(isNull(table.deleted_at))
    .orderBy(asc(order), asc(table.id))
  return rows.map((row) => ({ id: Number(row.id), order: Number(row.order) }))
}

async function writeOrder(tx: Transaction, { table }: Resource, moved: readonly Placed[]) {
  if (moved.length === 0) return
  const ids = sql.param(moved.map(({ id }) => id))
  const orders = sql.param(moved.map(({ order }) => order))
  await tx.execute(sql`
    update ${table} set "order" = placed.place
    from unnest(${ids}::int[], ${orders}::int[]) as placed (item, place)
    where ${table.id} = placed.item`)
}
