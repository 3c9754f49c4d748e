import { type SQL, sql } from 'drizzle-orm'

/**
 * A subquery as a selected value. Of a query on one table Drizzle drops the table names in a
 * selected expression, which makes a subquery's columns ambiguous; one level down it keeps them.
 */
export function subquery<T>(inner: SQL): SQL<T> {
  return sql<T>`${inner}`
}
