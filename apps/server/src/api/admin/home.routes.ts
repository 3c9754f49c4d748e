import { homeSchema, trendQuerySchema, trendSchema } from '@minikran/contract/admin/home'
import { allows } from '@minikran/domain/access/permissions'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { type Call, dataOf, listOf, noQuery, readCall } from '../calls/call.ts'
import { listEnding } from './ending-items.ts'
import {
  findBackup,
  listCourses,
  listFailedMails,
  listMostViewed,
  listUnanswered,
} from './home.queries.ts'
import { type AdminParts, actingOf } from './items/resource-calls.ts'
import { findSearchHeat } from './searches.routes.ts'
import { listTrend } from './trend.queries.ts'

/** The back office's first page. */
export function homeCalls(parts: AdminParts): Call[] {
  return [homeCall(parts), trendCall(parts)]
}

const homeCall = (parts: AdminParts) =>
  readCall({
    path: '/admin/getHomeObj',
    summary: 'Back office: what needs a person now',
    permission: 'backoffice:use',
    query: noQuery,
    answer: dataOf(homeSchema),
    async handle(_, context) {
      const { db } = parts
      const { actor, nowMs } = actingOf(parts, context)
      const today = stockholmDateTime(nowMs).date
      const month = today.slice(0, 7)
      const [unanswered, courses, failed_mails, ending, search_heat, most_viewed, backup] =
        await Promise.all([
          listUnanswered(db, actor),
          listCourses(db, actor, today),
          // Whom mails go to is for those who answer cases.
          allows(actor.role, 'case:write:depot') ? listFailedMails(db, actor) : [],
          listEnding(db, actor),
          findSearchHeat(db, { from: month, to: month }),
          listMostViewed(db, actor),
          allows(actor.role, 'settings:write') ? findBackup(db) : null,
        ])
      const data = {
        unanswered: unanswered.rows,
        unanswered_count: unanswered.count,
        courses,
        failed_mails,
        ending,
        search_heat,
        most_viewed,
        backup,
      }
      return { kind: 'data', data }
    },
  })

const trendCall = (parts: AdminParts) =>
  readCall({
    path: '/admin/getTrendArr',
    summary: 'Back office: cases and views over time, the newest last',
    permission: 'backoffice:use',
    query: trendQuerySchema,
    answer: listOf(trendSchema),
    async handle({ query: { span } }, context) {
      const { actor, nowMs } = actingOf(parts, context)
      const today = stockholmDateTime(nowMs).date
      const data = await listTrend(parts.db, { actor, span, today })
      return { kind: 'list', data, count: data.length }
    },
  })
