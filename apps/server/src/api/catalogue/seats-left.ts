import { seatsLeft } from '@minikran/domain/cases/course-seats'
import { isCourse } from '@minikran/domain/catalogue/product-types'
import type { Database } from '../../database/client.ts'
import { countParticipants, isRegistered } from '../../database/registered.ts'

/** How long a number of seats is cached: registrations do not drop cached answers, as content does. */
export const seatsHoldMs = 10_000

type Occasion = { product: { id: number; type: number; course_participant: number | null } }

const isCourseWithSeats = ({ product }: Occasion) =>
  isCourse(product.type) && product.course_participant !== null

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
  const registered = await countParticipants(db, ids, isRegistered)
  return new Map(
    courses.map(({ product: { id, course_participant: seats } }) => [
      id,
      seatsLeft(seats, registered.get(id) ?? 0) ?? 0,
    ]),
  )
}
