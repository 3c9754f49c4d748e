import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { cases, participants, registrations } from './schema/cases.ts'

/** The registration still has to be confirmed by its mailed link. */
export const isToConfirm = sql<boolean>`(${registrations.confirm_hash} is not null and ${registrations.confirmed_at} is null)`

/** A participant who gets a seat or a place on the waiting list once the link is opened. */
export const isUnconfirmed = sql<boolean>`(${participants.waiting} and ${isToConfirm})`

/** A participant with a seat or a place on the waiting list. */
export const isRegistered = sql<boolean>`not ${isUnconfirmed}`

/** How many participants of each course meet a condition; those of declined registrations do not count. */
export async function countParticipants(
  db: Database | Transaction,
  productIds: readonly number[],
  condition: SQL,
): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ productId: registrations.product_id, number: count() })
    .from(registrations)
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .innerJoin(participants, eq(participants.case_id, registrations.case_id))
    .where(
      and(
        inArray(registrations.product_id, [...productIds]),
        ne(cases.state, 'declined'),
        condition,
      ),
    )
    .groupBy(registrations.product_id)
  return new Map(rows.map(({ productId, number }) => [productId, number]))
}
