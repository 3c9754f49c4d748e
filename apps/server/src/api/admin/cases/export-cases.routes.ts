import { adminCasesQuerySchema } from '@minikran/contract/admin-cases'
import type { z } from '@minikran/contract/z'
import { and, lte } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { cases } from '../../../database/schema/cases.ts'
import type { Call } from '../../calls/call.ts'
import { type CaseOrder, type ListedCaseRow, listCases } from '../../cases/case-rows.ts'
import type { AdminParts } from '../items/resource-calls.ts'
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

type Query = z.output<typeof adminCasesQuerySchema>

/** The inbox as a file: the cases in reach, as they are filtered. */
export function exportCasesCall(parts: AdminParts): Call {
  const { db } = parts
  return tableCall(parts, {
    path: '/admin/exportCases',
    permission: 'list:export',
    item: 'cases',
    query: adminCasesQuerySchema.omit({ page: true, per_page: true }),
    async find({ actor, context, nowMs }, asked) {
      const { sort = 'newest', ...filters } = asked as Query
      // What arrives meanwhile would move the pages.
      const sofar = lte(cases.created_at, new Date(nowMs))
      const where = and(casesInReach(context, 'read'), sofar, ...filtersOf(filters, actor.userId))
      const rows = exportedCases(db, { where, order: sort })
      return { heads, rows, count: await db.$count(cases, where) }
    },
  })
}

const atOnce = 500
type Chosen = { where: ReturnType<typeof and>; order: CaseOrder }

async function* exportedCases(db: Database, chosen: Chosen) {
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await listCases(db, { ...chosen, limit: atOnce, offset })
    yield* rows.map(cellsOf)
    if (rows.length < atOnce) return
  }
}

function cellsOf({ case: stored, depot, ...row }: ListedCaseRow) {
  return [
    stored.case_number,
    stored.kind,
    stored.state,
    stored.created_at.toISOString(),
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
