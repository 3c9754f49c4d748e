import { type SQL, sql } from 'drizzle-orm'

/**
 * A subquery as a selected value. In a query on one table Drizzle removes the table names from selected
 * expressions, which makes a subquery's columns ambiguous; nested in another expression they stay.
 */
export function subquery<T>(inner: SQL): SQL<T> {
  return sql<T>`${inner}`
}
