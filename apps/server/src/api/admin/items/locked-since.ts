import { and, eq, inArray, max } from 'drizzle-orm'
import { audit } from '../../../database/schema/operations.ts'
import type { Reader, Resource } from './resource.ts'

/** When the current locks were taken. Every save renews `locked_at`, so the times come from the audit. */
export async function lockedSince(
  db: Reader,
  { item }: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: audit.item_id, at: max(audit.at) })
    .from(audit)
    .where(
      and(
        eq(audit.item, item),
        inArray(audit.item_id, ids.map(String)),
        eq(audit.action, 'locked'),
      ),
    )
    .groupBy(audit.item_id)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[Number(id), at] as const])))
}
