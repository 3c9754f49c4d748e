import type { Trend } from '@minikran/contract/admin/home'
import { lastDays } from '@minikran/domain/primitives/last-days'
import { lastMondays } from '@minikran/domain/primitives/last-mondays'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { and, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { cases } from '../../database/schema/cases.ts'
import { view_days } from '../../database/schema/operations.ts'
import { ofDepot } from './cases/case-scope.ts'
import type { Actor } from './items/resource.ts'

export type Span = 'days' | 'weeks'

const starts: Record<Span, (today: LocalDate) => LocalDate[]> = {
  days: (today) => lastDays(today, 30),
  weeks: (today) => lastMondays(today, 13),
}
const none = { inquiries: 0, registrations: 0, credits: 0, products: 0, posts: 0, presentations: 0 }

type Asked = { actor: Actor; span: Span; today: LocalDate }

/** What came in and what was looked at, also days and weeks without any; the newest last. */
export async function listTrend(db: Database, { actor, span, today }: Asked): Promise<Trend[]> {
  const shown = starts[span](today)
  const since = { span, from: shown[0] ?? today }
  const [sent, seen] = await Promise.all([countCases(db, actor, since), countViews(db, since)])
  const sentSince = new Map(sent.map((row) => [row.starts_on, row]))
  const seenSince = new Map(seen.map((row) => [row.starts_on, row]))
  return shown.map((starts_on) => ({
    ...none,
    ...sentSince.get(starts_on),
    ...seenSince.get(starts_on),
    starts_on,
  }))
}

type Since = { span: Span; from: LocalDate }

const startOf = (span: Span, day: SQL) =>
  span === 'days' ? sql<string>`${day}::text` : sql<string>`date_trunc('week', ${day})::date::text`

function countCases(db: Database, actor: Actor, { span, from }: Since) {
  const day = sql`(${cases.created_at} at time zone 'Europe/Stockholm')::date`
  const number = (...kinds: (typeof cases.$inferSelect)['kind'][]) =>
    sql<number>`(count(*) filter (where ${inArray(cases.kind, kinds)}))::int`
  return db
    .select({
      starts_on: startOf(span, day).as('starts_on'),
      inquiries: number('inquiry', 'service'),
      registrations: number('registration'),
      credits: number('credit'),
    })
    .from(cases)
    .where(
      and(
        sql`${cases.created_at} >= (${from}::timestamp at time zone 'Europe/Stockholm')`,
        ofDepot(cases.depot_id, actor),
      ),
    )
    .groupBy(sql`1`)
}

function countViews(db: Database, { span, from }: Since) {
  const number = (item: string) =>
    sql<number>`coalesce(sum(${view_days.views}) filter (where ${view_days.item} = ${item}), 0)::int`
  return db
    .select({
      starts_on: startOf(span, sql`${view_days.day}`).as('starts_on'),
      products: number('products'),
      posts: number('posts'),
      presentations: number('presentations'),
    })
    .from(view_days)
    .where(gte(view_days.day, from))
    .groupBy(sql`1`)
}
