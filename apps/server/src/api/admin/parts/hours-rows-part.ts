import { asc, eq, inArray } from 'drizzle-orm'
import { depothourrows } from '../../../database/schema/depots.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type Row = Pick<typeof depothourrows.$inferSelect, 'day' | 'date' | 'closed' | 'from' | 'to'>

/** The days of an opening hours set, in the order of their dates and weekdays. */
export const hoursRowsPart: Part = {
  field: 'depothourrows',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(depothourrows)
      .where(inArray(depothourrows.depothour_id, [...ids]))
      .orderBy(asc(depothourrows.date), asc(depothourrows.day), asc(depothourrows.id))
    return groupBy(
      rows,
      (row) => row.depothour_id,
      ({ day, date, closed, from, to }) => ({ day, date, closed, from, to }),
    )
  },
  async write(tx, id, value) {
    const rows = value as Row[]
    await tx.delete(depothourrows).where(eq(depothourrows.depothour_id, id))
    if (rows.length === 0) return
    await tx.insert(depothourrows).values(
      rows.map((row) => {
        const times = row.closed ? { from: null, to: null } : {}
        return { ...row, ...times, depothour_id: id }
      }),
    )
  },
}
