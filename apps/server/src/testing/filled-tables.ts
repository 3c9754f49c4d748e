import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.ts'

/** Stands in for a database with one row in each table, whose columns are all filled. */
export const filledTables = {
  select: () => ({
    from(table: PgTable) {
      const rows = [
        Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, 1])),
      ]
      return { where: () => Object.assign(Promise.resolve(rows), { orderBy: async () => rows }) }
    },
  }),
} as unknown as Database
