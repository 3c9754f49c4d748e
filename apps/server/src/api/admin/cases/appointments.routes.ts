import { appointmentSchema, type ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { cases, inquiry_lines } from '../../../database/schema/cases.ts'
import { type Call, listOf, noQuery, readCall } from '../../calls/call.ts'
import type { Actor } from '../items/resource.ts'
import { type AdminParts, actingOf } from '../items/resource-calls.ts'
import { ofDepot } from './case-scope.ts'

/** Coming pickups and returns. The hours editor warns of those that new hours would leave in closed hours. */
export const appointmentsCall = (parts: AdminParts): Call =>
  readCall({
    path: '/admin/getAppointmentsArr',
    summary: 'Back office: pickups and returns to come of confirmed cases',
    permission: 'hours:write:depot',
    query: noQuery,
    answer: listOf(appointmentSchema),
    async handle(_, context) {
      const { actor, nowMs } = actingOf(parts, context)
      const data = await listAppointments(parts.db, actor, nowMs)
      return { kind: 'list', data, count: data.length }
    },
  })

async function listAppointments(db: Database, actor: Actor, nowMs: number) {
  const times = { pickup: inquiry_lines.pickup_at, return: inquiry_lines.return_at } as const
  // Local times sort as text.
  const from = formatLocalDateTime(stockholmDateTime(nowMs))
  const listed = (kind: ConfirmedAppointment['kind']) =>
    db
      .selectDistinct({
        case_id: cases.id,
        case_number: cases.case_number,
        kind: sql<typeof kind>`${kind}::text`,
        depot_id: sql<number>`${cases.depot_id}`,
        at: sql<string>`${times[kind]}`,
      })
      .from(inquiry_lines)
      .innerJoin(cases, eq(cases.id, inquiry_lines.case_id))
      .where(
        and(
          eq(cases.state, 'confirmed'),
          isNotNull(cases.depot_id),
          gte(times[kind], from),
          ofDepot(cases.depot_id, actor),
        ),
      )
  const [pickups, returns] = await Promise.all([listed('pickup'), listed('return')])
  return [...pickups, ...returns].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}
