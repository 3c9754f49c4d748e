import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `inArray` for a list of any length: as one value, of which a statement takes 65,535. */
export const isAmong = (column: PgColumn, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${sql.param(values)})`
