import { occasionsQuerySchema } from '@minikran/contract/admin/occasions'
import { everything } from '@minikran/contract/product-lists'
import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Call } from '../../calls/call.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { tableCall } from '../tables/table-call.ts'
import { listOccasions } from './occasions.queries.ts'
import { occasionsInReach } from './occasions.routes.ts'

const heads = [
  'id',
  'title_sv',
  'title_en',
  'depot_name',
  'course_time',
  'seats',
  'seated',
  'waiting',
  'unconfirmed',
] as const

/** The courses that the account may see, with their seats, filtered like the list, as a file. */
export function exportOccasionsCall(parts: AdminParts): Call {
  return tableCall(parts, {
    path: '/admin/exportOccasions',
    permission: 'list:export',
    item: 'occasions',
    query: occasionsQuerySchema.omit({ page: true, per_page: true, ids: true }),
    async find({ context, nowMs }, filters) {
      // In one query, so that a course that changes meanwhile is neither left out nor exported twice.
      const query = { ...filters, page: 1, per_page: everything }
      const nowLocal = formatLocalDateTime(stockholmDateTime(nowMs))
      const wanted = { query, reach: occasionsInReach(context), now: nowLocal }
      const { data, count } = await listOccasions(parts.db, wanted)
      return { heads, rows: data.map((row) => heads.map((head) => row[head])), count }
    },
  })
}
