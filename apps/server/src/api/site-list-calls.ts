import { asc, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/client.ts'
import { isVisible } from '../database/visible.ts'
import { cleanContent } from './admin/items/content-rules.ts'
import type { SiteList } from './admin/items/resource.ts'
import { allResources } from './admin/resources/all-resources.ts'
import { type Call, listOf, noQuery, readCall } from './calls/call.ts'

/** The lists that resources declare for the site: all visible items in the company's order. */
export function siteListCalls({ db }: { db: Database }): Call[] {
  return allResources.flatMap(({ many, siteList }) =>
    siteList === null ? [] : [siteListCall(db, `get${many}Arr`, siteList)],
  )
}

function siteListCall(db: Database, name: string, { table, summary, reads, answer }: SiteList) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const shown = Object.entries(columns).filter(([column]) => column in answer.shape)
  const query = db
    .select(Object.fromEntries(shown))
    .from(table)
    .where(isVisible(table))
    .orderBy(asc(table.order), asc(table.id))
    .prepare(name)
  return readCall({
    path: `/site/${name}`,
    summary,
    permission: 'content:read',
    query: noQuery,
    answer: listOf(answer),
    reads,
    async handle() {
      const data = (await query.execute()).map(cleanContent)
      return { kind: 'list', data, count: data.length }
    },
  })
}
