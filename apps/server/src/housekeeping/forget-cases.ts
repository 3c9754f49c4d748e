import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { anonymiseCases } from '../database/anonymise-cases.ts'
import type { Transaction } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'

/** So many cases in one transaction, so that nobody waits long for a lock. */
const batch = 500

// The last day that anything happened, or is to happen, in a case.
const lastDay = sql`greatest(
  ${cases.updated_at},
  (select max(created_at) from case_events where case_id = ${cases.id}),
  (select max(created_at) from case_messages where case_id = ${cases.id}),
  (select max(greatest(left(pickup_at, 10), left(return_at, 10)))::date
    from inquiry_lines where case_id = ${cases.id}),
  (select max(left(course_time, 10))::date from registrations
    join products on products.id = registrations.product_id where case_id = ${cases.id})
)`

// What became a deal once has its place in the books, whatever came later.
const wasConfirmed = sql`(${cases.state} in ('confirmed', 'closed') or exists (
  select from case_events where case_id = ${cases.id} and case_events.state = 'confirmed'
))`

const isAnonymous = sql`${cases.anonymised_at} is not null`

/** Cases that led to nothing, 24 months after the last word: removed with all that hangs on them. */
export function removeQuietCases(tx: Transaction, now: Date): Promise<number> {
  return removeCases(tx, sql`not ${wasConfirmed} and ${isQuietSince(monthsBefore(now, 24))}`)
}

/** Deals that only the books still needed, seven years after their calendar year. */
export function removeBookedCases(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - 7, 0, 1))
  return removeCases(tx, sql`${isAnonymous} and ${isQuietSince(before)}`)
}

/** Deals 24 months after the last word: the rows stay for the books, without the person. */
export async function anonymiseOldCases(tx: Transaction, now: Date): Promise<number> {
  const isOld = isQuietSince(monthsBefore(now, 24))
  const ids = await pickCases(tx, sql`not ${isAnonymous} and ${wasConfirmed} and ${isOld}`)
  await anonymiseCases(tx, ids, now)
  return ids.length
}

async function removeCases(tx: Transaction, where: SQL): Promise<number> {
  const ids = await pickCases(tx, where)
  if (ids.length > 0) await tx.delete(cases).where(inArray(cases.id, ids))
  return ids.length
}

async function pickCases(tx: Transaction, where: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(where)
    .orderBy(cases.created_at)
    .limit(batch)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

// The date of arrival has an index and leaves few for the rest to be asked about.
function isQuietSince(before: Date): SQL {
  const instant = sql`${before.toISOString()}::timestamptz`
  return sql`${and(sql`${cases.created_at} < ${instant}`, sql`${lastDay} < ${instant}`)}`
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
