import { adminCasesQuerySchema } from '@minikran/contract/admin-cases'
import { and } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import type { Call } from '../../calls/call.ts'
import { type ListedCaseRow, listCaseIds, readCases } from '../../cases/case-rows.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { clockCell } from '../tables/cell-shapes.ts'
import { tableCall } from '../tables/table-call.ts'
import { casesInReach } from './case-scope.ts'
import { filtersOf } from './read-cases.routes.ts'

const heads = [
  'case_number',
  'kind',
  'state',
  'created_at',
  'depot_name',
  'company',
  'firstname',
  'lastname',
  'email_address',
  'phone',
  'about',
  'pickup_at',
  'lines',
  'messages',
]

/** The inbox as a file: the cases in reach, as they are filtered. */
export function exportCasesCall(parts: AdminParts): Call {
  const { db } = parts
  return tableCall(parts, {
    path: '/admin/exportCases',
    permission: 'list:export',
    item: 'cases',
    query: adminCasesQuerySchema.omit({ page: true, per_page: true }),
    async find({ actor, context }, { sort: order = 'newest', ...filters }) {
      const where = and(casesInReach(context, 'read'), ...filtersOf(filters, actor))
      // All ids first, so that a case that changes meanwhile is neither left out nor exported twice.
      const ids = await listCaseIds(db, { where, order })
      return { heads, rows: exportedCases(db, ids), count: ids.length }
    },
  })
}

const rowsPerQuery = 500

async function* exportedCases(db: Database, ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += rowsPerQuery) {
    yield* (await readCases(db, ids.slice(at, at + rowsPerQuery))).map(cellsOf)
  }
}

function cellsOf({ case: stored, depot, ...row }: ListedCaseRow) {
  return [
    stored.case_number,
    stored.kind,
    stored.state,
    clockCell(stored.created_at.toISOString()),
    depot?.depot_name ?? null,
    stored.company,
    stored.firstname,
    stored.lastname,
    stored.email_address,
    stored.phone,
    row.product?.title_sv ?? row.prod_name,
    row.pickup_at ?? row.course_time,
    row.lines,
    row.messages,
  ]
}
