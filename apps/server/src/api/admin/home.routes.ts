import { auditEntrySchema, auditQuery, homeSchema } from '@minikran/contract/admin/home'
import { allows } from '@minikran/domain/access/permissions'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../database/schema/operations.ts'
import { type Call, dataOf, listOf, noQuery, readCall } from '../http/call.ts'
import {
  listCourses,
  listEnding,
  listFailedMails,
  listMisses,
  listUnanswered,
} from './home.queries.ts'
import { namesOf } from './items/present-item.ts'
import { type AdminParts, asActor } from './items/resource-calls.ts'
import { notKept } from './items/save-item.ts'

/** The back office's first page, and the trail of what was done. */
export function homeCalls(parts: AdminParts): Call[] {
  return [homeCall(parts), auditCall(parts)]
}

const homeCall = (parts: AdminParts) =>
  readCall({
    path: '/admin/getHomeObj',
    summary: 'Back office: what needs a person now',
    permission: 'backoffice:use',
    query: noQuery,
    answer: dataOf(homeSchema),
    handle: (_, context) =>
      asActor(parts, context, async ({ actor, nowMs }) => {
        const { db } = parts
        const today = stockholmDateTime(nowMs).date
        const [unanswered, courses, failed_mails, ending, searches_without_hits] =
          await Promise.all([
            listUnanswered(db, actor),
            listCourses(db, actor, today),
            // Whom mails go to is for those who answer cases.
            allows(actor.role, 'case:write:any') ? listFailedMails(db) : [],
            listEnding(db),
            listMisses(db, `${today.slice(0, 7)}-01`),
          ])
        const data = {
          unanswered: unanswered.rows,
          unanswered_count: unanswered.count,
          courses,
          failed_mails,
          ending,
          searches_without_hits,
        }
        return { kind: 'data', data, headers: notKept }
      }),
  })

const auditCall = (parts: AdminParts) =>
  readCall({
    path: '/admin/getAuditArr',
    summary: 'Back office: who did what, when, from where',
    permission: 'audit:read',
    query: auditQuery,
    answer: listOf(auditEntrySchema),
    handle: ({ query }, context) =>
      asActor(parts, context, async () => {
        const { db } = parts
        const { page, per_page, item, item_id, user_id, action } = query
        const where = and(
          item === undefined ? undefined : eq(audit.item, item),
          item_id === undefined ? undefined : eq(audit.item_id, item_id),
          user_id === undefined ? undefined : eq(audit.user_id, user_id),
          action === undefined ? undefined : eq(audit.action, action),
        )
        const rows = await db
          .select()
          .from(audit)
          .where(where)
          .orderBy(desc(audit.at), desc(audit.id))
          .limit(per_page)
          .offset((page - 1) * per_page)
        const names = await namesOf(
          db,
          rows.flatMap(({ user_id: id }) => id ?? []),
        )
        const data = rows.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          fullname: names.get(row.user_id ?? 0) ?? null,
          action: row.action,
          item: row.item,
          item_id: row.item_id,
          address: row.address,
        }))
        return { kind: 'list', data, count: await db.$count(audit, where), headers: notKept }
      }),
  })
