import { occasionsQuerySchema } from '@minikran/contract/admin/occasions'
import type { z } from '@minikran/contract/z'
import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Call } from '../../calls/call.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { tableCall } from '../tables/table-call.ts'
import { listOccasions, type OccasionsAsked } from './occasions.queries.ts'
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
] as const

type Query = z.output<typeof occasionsQuerySchema>

/** The courses that the account may see, with their seats, filtered like the list, as a file. */
export function exportOccasionsCall(parts: AdminParts): Call {
  return tableCall(parts, {
    path: '/admin/exportOccasions',
    permission: 'list:export',
    item: 'occasions',
    query: occasionsQuerySchema.omit({ page: true, per_page: true, ids: true }),
    async find({ context, nowMs }, asked) {
      const query = { ...(asked as Query), page: 1, per_page: rowsPerQuery }
      const today = formatLocalDateTime(stockholmDateTime(nowMs))
      const wanted = { query, reach: occasionsInReach(context), today }
      const { count } = await listOccasions(parts.db, wanted)
      return { heads, rows: exported(parts, wanted), count }
    },
  })
}

const rowsPerQuery = 500

async function* exported({ db }: AdminParts, asked: OccasionsAsked) {
  for (let page = 1; ; page += 1) {
    const { data } = await listOccasions(db, { ...asked, query: { ...asked.query, page } })
    yield* data.map((row) => heads.map((head) => row[head]))
    if (data.length < rowsPerQuery) return
  }
}
