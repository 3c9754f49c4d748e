import type { orderBody } from '@minikran/contract/admin/item'
import type { z } from '@minikran/contract/z'
import { type Placed, waysToPlace } from '@minikran/domain/content/ordering'
import { asc, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import type { Answer } from '../../calls/call.ts'
import { type HeldItem, holdItems } from './hold-items.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import type { Resource } from './resource.ts'
import { forbidden, inTransaction, type Saving, shown } from './save-item.ts'
import { writeAudit } from './write-audit.ts'

type Wanted = z.output<typeof orderBody>

/**
 * Gives an item its place among its kind. Items that have to be renumbered for it are written too,
 * each by the same rights and locks, as a new version with its own audit entry.
 */
export function orderItem(saving: Saving, wanted: Wanted): Promise<Answer> {
  const { resource } = saving
  const { id, ...place } = wanted
  return inTransaction(saving, async (tx, refuse) => {
    // Simultaneous changes of an order wait for each other: both would use the same numbers.
    await lockName(tx, `order ${resource.item}`)
    const known = await listOrder(tx, resource)
    // Somebody has put it into the trash meanwhile.
    for (const [name, neighbour] of Object.entries(place)) {
      if (neighbour !== null && !known.some((placed) => placed.id === neighbour)) {
        refuse({ kind: 'invalid', errors: { [name]: ['reference'] } })
      }
    }
    const before = place.before ?? followerOf(known, wanted)
    const refusals: Answer[] = []
    for (const way of waysToPlace(known, id, before)) {
      const answer = await renumber(tx, saving, { id, known, way })
      if (answer.kind === 'data') return answer
      refusals.push(answer)
    }
    return refuse(refusals[0] ?? { kind: 'notFound' })
  })
}

/** The item that follows where the item is to stand; null: it gets the last place. */
function followerOf(known: Way, { id, after }: Wanted): number | null {
  if (after === null) return null
  const at = known.findIndex((placed) => placed.id === after)
  return known.slice(at + 1).find((placed) => placed.id !== id)?.id ?? null
}

type Way = readonly Placed[]
type Numbers = { id: number; known: Way; way: Way }

/**
 * Renumbers the items of one way, when the actor may. It has a savepoint of its own: a refusal
 * unlocks its items, since the next way locks others, and all who lock several do so by their ids.
 */
function renumber(tx: Transaction, saving: Saving, numbers: Numbers): Promise<Answer> {
  const { resource } = saving
  return inTransaction({ db: tx, resource }, async (within, refuse) => {
    const refusal = await checkRenumbering(within, saving, numbers)
    if (refusal !== null) refuse(refusal)
    await writeOrder(within, saving, numbers)
    return shown(within, saving, numbers.id)
  })
}

/** Locks all of the items. Null when the actor may renumber them. */
async function checkRenumbering(
  tx: Transaction,
  saving: Saving,
  { id, way }: Pick<Numbers, 'id' | 'way'>,
): Promise<Answer | null> {
  const ids = [id, ...way.map((placed) => placed.id)]
  const held = await holdItems(tx, saving, ids)
  if (!held.has(id)) return { kind: 'notFound' }
  for (const one of ids) {
    const refusal = await checkPlacing(tx, saving, held.get(one))
    if (refusal !== null) return refusal
  }
  return null
}

async function checkPlacing(
  tx: Transaction,
  saving: Saving,
  held: HeldItem | undefined,
): Promise<Answer | null> {
  const { resource, actor } = saving
  // The actor may not see this neighbour.
  if (held === undefined) return forbidden
  const { row, before: item } = held
  const mayPlace = resource.mayWrite(actor, item, null) && resource.mayWrite(actor, item, 'order')
  if (!mayPlace) return forbidden
  const refusal = await judgeRow(tx, { ...saving, row, action: 'edit' })
  return refusal === null ? null : refusalOf(refusal, item)
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

async function writeOrder(
  tx: Transaction,
  { resource, actor, context, nowMs }: Saving,
  { known, way }: Numbers,
): Promise<void> {
  if (way.length === 0) return
  const { table, item } = resource
  const ids = sql.param(way.map(({ id }) => id))
  const orders = sql.param(way.map(({ order }) => order))
  const now = new Date(nowMs).toISOString()
  const { rows } = await tx.execute<{ id: number; version: number }>(sql`
    update ${table} set "order" = placed.place, version = ${table.version} + 1,
      updated_at = ${now}, updated_by = ${actor.userId}
    from unnest(${ids}::int[], ${orders}::int[]) as placed (item, place)
    where ${table.id} = placed.item
    returning ${table.id}, ${table.version}`)
  const orderOf = (list: Way, wanted: number) => list.find(({ id }) => id === wanted)?.order
  const entries = rows.map(({ id, version }) => {
    const changes = { order: [orderOf(known, id), orderOf(way, id)] }
    return { action: 'ordered' as const, item, itemId: id, version, changes }
  })
  await writeAudit(tx, context, ...entries)
}
