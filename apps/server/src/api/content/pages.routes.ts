import { listedPageSchema, pageQuery, pageSchema } from '@minikran/contract/content'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { documentsOf, moviesOf } from '../../database/files-of.ts'
import { imagesOf } from '../../database/images-of.ts'
import { pages } from '../../database/schema/content.ts'
import { document_uses, image_uses, movie_uses } from '../../database/schema/media.ts'
import { isVisible } from '../../database/visible.ts'
import { type Call, dataOf, listOf, noQuery, readCall } from '../calls/call.ts'
import { presentListedPage, presentPage } from './present-page.ts'

function createPageQueries(db: Database) {
  return {
    all: db
      .select(listed)
      .from(pages)
      .where(isVisible(pages))
      .orderBy(asc(pages.order), asc(pages.id))
      .prepare('pages'),
    byKey: db
      .select({ ...listed, ...besideText })
      .from(pages)
      .where(and(isVisible(pages), eq(pages.page_key, sql.placeholder('key'))))
      .prepare('page_by_key'),
  }
}

const listed = {
  id: pages.id,
  page_key: pages.page_key,
  title_sv: pages.title_sv,
  title_en: pages.title_en,
  content_sv: pages.content_sv,
  content_en: pages.content_en,
  updated_at: pages.updated_at,
}
const besideText = {
  images: imagesOf(eq(image_uses.page_id, pages.id)),
  documents: documentsOf(eq(document_uses.page_id, pages.id)),
  movies: moviesOf(eq(movie_uses.page_id, pages.id)),
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
      reads: [
        'pages',
        'images',
        'image_uses',
        'documents',
        'document_uses',
        'movies',
        'movie_uses',
      ],
      async handle({ query }) {
        const [row] = await queries.byKey.execute({ key: query.page_key })
        if (row === undefined) return { kind: 'notFound' }
        return { kind: 'data', data: presentPage(row) }
      },
    }),
  ]
}
