import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { itemSchema, presentItems } from './present-item.ts'
import { type Fields, type Row, storedColumns } from './resource.ts'
import type { Saving } from './save-item.ts'

export type HeldItem = { row: Row; before: Fields }
type Holding = Pick<Saving, 'resource' | 'actor' | 'nowMs'>

const atOnce = 500

/**
 * The items that the actor sees, by id, locked until the transaction ends. Rows that refer to them can
 * still be written: an inquiry names its machines in any order, and would deadlock with an import.
 */
export async function holdItems(
  tx: Transaction,
  holding: Holding,
  ids: readonly number[],
): Promise<Map<number, HeldItem>> {
  const { resource, actor } = holding
  const { table } = resource
  const shape = itemSchema(resource).shape
  const held = new Map<number, HeldItem>()
  // In the order of their ids, so that simultaneous writers cannot deadlock.
  const ordered = [...new Set(ids)].toSorted((one, other) => one - other)
  for (let at = 0; at < ordered.length; at += atOnce) {
    const some = ordered.slice(at, at + atOnce)
    const rows = (await tx
      .select(storedColumns(table))
      .from(table)
      .where(and(inArray(table.id, some), resource.visibleTo(actor)))
      .orderBy(table.id)
      .for('no key update')) as unknown as Row[]
    const items = await presentItems({ ...holding, db: tx }, rows, shape)
    for (const [index, row] of rows.entries()) {
      held.set(row.id, { row, before: items[index] ?? {} })
    }
  }
  return held
}
