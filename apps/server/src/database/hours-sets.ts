import type { HoursSet, HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import { asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from './client.ts'
import { depothourrows, depothours } from './schema/depots.ts'

/** All sets outside the trash; the domain decides which of them applies. */
export const listHoursSets = (db: Reader) => selectSets(db, isNull(depothours.deleted_at))

/** A set by id, also from the trash; null also when it has no publish time. */
export const findHoursSet = async (db: Reader, id: number): Promise<HoursSet | null> =>
  (await selectSets(db, eq(depothours.id, id)))[0] ?? null

async function selectSets(db: Reader, where: SQL): Promise<HoursSet[]> {
  const rows = await db
    .select({ set: depothours, row: depothourrows })
    .from(depothours)
    // A depot's set without rows counts too: it overrides the company's set.
    .leftJoin(depothourrows, eq(depothourrows.depothour_id, depothours.id))
    .where(where)
    .orderBy(asc(depothours.id), asc(depothourrows.id))
  const sets = new Map<number, HoursSet & { rows: HoursSet['rows'][number][] }>()
  for (const { set, row } of rows) {
    if (set.publish_at === null) continue
    const collected = sets.get(set.id) ?? {
      id: set.id,
      title: set.title as HoursTitle,
      depot_id: set.depot_id,
      publish_at: set.publish_at.toISOString(),
      unpublish_at: set.unpublish_at?.toISOString() ?? null,
      rows: [],
    }
    sets.set(set.id, collected)
    if (row === null) continue
    const { day, date, closed, from, to } = row
    collected.rows.push({ day, date, closed, from, to })
  }
  return [...sets.values()]
}
