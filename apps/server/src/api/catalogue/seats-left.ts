import { seatsLeft } from '@minikran/domain/cases/course-seats'
import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { courseTypes } from '../../database/product-types.ts'
import { isRegistered } from '../../database/registered.ts'
import { cases, participants, registrations } from '../../database/schema/cases.ts'

/** How long a number of seats is cached: registrations do not drop cached answers, as content does. */
export const seatsHoldMs = 10_000

type Occasion = { product: { id: number; type: number; course_participant: number | null } }

const isCourseWithSeats = ({ product }: Occasion) =>
  courseTypes.includes(product.type) && product.course_participant !== null

/**
 * Free seats of course occasions, by product. Declined registrations take none; products without a
 * number of seats are left out.
 */
export async function countSeatsLeft(
  db: Database,
  rows: readonly Occasion[],
): Promise<Map<number, number>> {
  const courses = rows.filter(isCourseWithSeats)
  if (courses.length === 0) return new Map()
  const ids = courses.map(({ product }) => product.id)
  const counted = await db
    .select({ product_id: registrations.product_id, registered: count() })
    .from(registrations)
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .innerJoin(participants, eq(participants.case_id, registrations.case_id))
    .where(and(inArray(registrations.product_id, ids), ne(cases.state, 'declined'), isRegistered))
    .groupBy(registrations.product_id)
  const registered = new Map(counted.map((row) => [row.product_id, row.registered]))
  return new Map(
    courses.map(({ product: { id, course_participant: seats } }) => [
      id,
      seatsLeft(seats, registered.get(id) ?? 0) ?? 0,
    ]),
  )
}
