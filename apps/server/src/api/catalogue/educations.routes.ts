import { educationSchema } from '@minikran/contract/educations'
import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { asc, gte, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { productTables } from '../../database/content-tables.ts'
import { products } from '../../database/schema/products.ts'
import { type Call, listOf, noQuery, readCall } from '../calls/call.ts'
import { presentEducations } from './present-educations.ts'
import { selectCourses } from './product-rows.ts'
import { countSeatsLeft, seatsHoldMs } from './seats-left.ts'

/** Courses with their coming occasions and the seats left. */
export function educationCalls({ db, now }: { db: Database; now: () => number }): Call[] {
  const isComing = or(
    isNull(products.course_time),
    gte(products.course_time, sql.placeholder('from')),
  )
  const coming = selectCourses(db, isComing ?? sql`false`)
    .orderBy(sql`${products.course_time} asc nulls last`, asc(products.order), asc(products.id))
    .prepare('coming_courses')

  return [
    readCall({
      path: '/site/getEducationsArr',
      summary: 'Courses with their coming occasions',
      permission: 'catalogue:read',
      query: noQuery,
      answer: listOf(educationSchema),
      reads: productTables,
      async handle() {
        // Local times sort as text.
        const rows = await coming.execute({ from: formatLocalDateTime(stockholmDateTime(now())) })
        const data = presentEducations(rows, await countSeatsLeft(db, rows))
        const validUntilMs = now() + seatsHoldMs
        return { kind: 'list', data, count: data.length, validUntilMs }
      },
    }),
  ]
}
