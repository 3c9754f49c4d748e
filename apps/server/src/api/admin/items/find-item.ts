import { and, eq } from 'drizzle-orm'
import type { Reader, Transaction } from '../../../database/client.ts'
import { itemSchema, presentItems } from './present-item.ts'
import { type Actor, type Fields, type Resource, type Row, storedColumns } from './resource.ts'

type Finding = { resource: Resource; actor: Actor }

/** The row, when the actor may see it. */
export async function findRow(db: Reader, finding: Finding, id: number): Promise<Row | null> {
  return ((await rowQuery(db, finding, id))[0] ?? null) as Row | null
}

/**
 * `findRow` with FOR NO KEY UPDATE, so that simultaneous writes wait for each other, and new rows that
 * refer to it do not.
 */
export async function findRowForUpdate(
  tx: Transaction,
  finding: Finding,
  id: number,
): Promise<Row | null> {
  const [row] = (await rowQuery(tx, finding, id).for('no key update')) as unknown as Row[]
  return row ?? null
}

function rowQuery(db: Reader, { resource, actor }: Finding, id: number) {
  const { table } = resource
  return db
    .select(storedColumns(table))
    .from(table)
    .where(and(eq(table.id, id), resource.visibleTo(actor)))
}

type Presented = Finding & { nowMs: number }

/** The item as it is answered. */
export async function findItem(db: Reader, finding: Presented, id: number): Promise<Fields | null> {
  const row = await findRow(db, finding, id)
  if (row === null) return null
  const shape = itemSchema(finding.resource).shape
  const [item] = await presentItems({ ...finding, db }, [row], shape)
  if (item === undefined) return null
  const { path, shownAt, siteList } = finding.resource
  const shown = (await (path ?? shownAt)?.(db, item)) ?? siteList?.page ?? null
  return { ...item, public_path: shown }
}
