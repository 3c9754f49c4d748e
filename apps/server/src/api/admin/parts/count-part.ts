import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Part } from '../items/resource.ts'

/** A field that is only read: how many rows refer to the item by the column. */
export const countPart = (field: string, column: PgColumn, where?: SQL): Part => ({
  field,
  empty: 0,
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select({ id: column, count: sql<number>`count(*)::int` })
      .from(column.table)
      .where(and(inArray(column, [...ids]), where))
      .groupBy(column)
    return new Map(rows.map(({ id, count }) => [Number(id), count]))
  },
  write: async () => undefined,
})
