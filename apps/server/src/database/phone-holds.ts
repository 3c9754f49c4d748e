import { phoneDigits } from '@minikran/domain/primitives/phone-digits'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The digits of the phone number in a column, as they are indexed. */
export const digitsOf = (column: AnyPgColumn) => sql`regexp_replace(${column}, '\\D', '', 'g')`

/** Whether the phone number in a column has the typed digits, however both are written. */
export function phoneHolds(column: AnyPgColumn, typed: string): SQL | undefined {
  const digits = phoneDigits(typed)
  return digits === null ? undefined : sql`${digitsOf(column)} like ${`%${digits}%`}`
}
