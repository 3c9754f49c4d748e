import { Temporal } from '@minikran/domain/primitives/temporal'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { anonymiseCases } from '../database/anonymise-cases.ts'
import type { Transaction } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'

/** Cases per transaction, so that nobody waits long for a lock. */
const batchSize = 500

// The last day on which something happened, or will happen, in a case.
const lastDay = sql`greatest(
  ${cases.updated_at},
  (select max(created_at) from case_events where case_id = ${cases.id}),
  (select max(created_at) from case_messages where case_id = ${cases.id}),
  (select max(greatest(left(pickup_at, 10), left(return_at, 10)))::date
    from inquiry_lines where case_id = ${cases.id}),
  (select max(left(course_time, 10))::date from registrations
    join products on products.id = registrations.product_id where case_id = ${cases.id})
)`

// A case that was ever confirmed belongs in the bookkeeping, even if it was declined later.
const wasConfirmed = sql`(${cases.state} in ('confirmed', 'closed') or exists (
  select from case_events where case_id = ${cases.id} and case_events.state = 'confirmed'
))`

const isAnonymous = sql`${cases.anonymised_at} is not null`

/** Deletes cases that were never confirmed, with all their rows, 24 months after their last day. */
export function removeQuietCases(tx: Transaction, now: Date): Promise<number> {
  return removeCases(tx, sql`not ${wasConfirmed} and ${isQuietSince(monthsBefore(now, 24))}`)
}

/** Deletes anonymised cases when bookkeeping no longer needs them: seven calendar years later. */
export function removeBookedCases(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(Date.UTC(now.getUTCFullYear() - 7, 0, 1))
  return removeCases(tx, sql`${isAnonymous} and ${isQuietSince(before)}`)
}

/** Anonymises confirmed cases 24 months after their last day; the rows stay for bookkeeping. */
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
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

// `created_at` has an index, which leaves few cases for the slower `lastDay`.
function isQuietSince(before: Date): SQL {
  const instant = sql`${before.toISOString()}::timestamptz`
  return sql`${and(sql`${cases.created_at} < ${instant}`, sql`${lastDay} < ${instant}`)}`
}

/** 28 February for a 29 February without one. */
function monthsBefore(now: Date, months: number): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
  return new Date(then.epochMilliseconds)
}
