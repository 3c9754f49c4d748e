import { listedPageSchema, pageQuery, pageSchema } from '@minikran/contract/content'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { pages } from '../../database/schema/content.ts'
import { isVisible } from '../../database/visible.ts'
import { type Call, dataOf, listOf, noQuery, readCall } from '../http/call.ts'
import { presentListedPage, presentPage } from './present-page.ts'

function createPageQueries(db: Database) {
  const visible = (where: SQL | undefined) =>
    db
      .select({
        id: pages.id,
        page_key: pages.page_key,
        title_sv: pages.title_sv,
        title_en: pages.title_en,
        content_sv: pages.content_sv,
        content_en: pages.content_en,
        updated_at: pages.updated_at,
      })
      .from(pages)
      .where(and(isVisible(pages), where))
      .orderBy(asc(pages.order), asc(pages.id))
  return {
    all: visible(undefined).prepare('pages'),
    byKey: visible(eq(pages.page_key, sql.placeholder('key'))).prepare('page_by_key'),
  }
}

/** The texts of the site's own pages, which the company edits. */
export function pageCalls({ db }: { db: Database }): Call[] {
  const queries = createPageQueries(db)

  return [
    readCall({
      path: '/site/getPagesArr',
      summary: 'The site’s own pages, without their texts',
      permission: 'content:read',
      query: noQuery,
      answer: listOf(listedPageSchema),
      reads: ['pages'],
      async handle() {
        const data = (await queries.all.execute()).map(presentListedPage)
        return { kind: 'list', data, count: data.length }
      },
    }),
    readCall({
      path: '/site/getPageObj',
      summary: 'The text of one of the site’s own pages',
      permission: 'content:read',
      query: pageQuery,
      answer: dataOf(pageSchema),
      reads: ['pages'],
      async handle({ query }) {
        const [row] = await queries.byKey.execute({ key: query.page_key })
        if (row === undefined) return { kind: 'notFound' }
        return { kind: 'data', data: presentPage(row) }
      },
    }),
  ]
}
