import type { Visitor } from '@minikran/contract/site-handler'
import type { Database } from '../../database/client.ts'
import { answerBytes } from '../../http/answer-bytes.ts'
import type { WhileUnchanged } from '../../response-cache/while-unchanged.ts'
import { listedItems } from './listed-items.ts'
import { makeSitemap } from './make-sitemap.ts'
import { makeNewsFeed } from './news-feed.ts'
import { ownPagesIn } from './own-pages.ts'

/** Answers a request for a document for machines; null for other addresses. */
export type AnswerDocument = (
  request: Request,
  path: string,
  visitor: Visitor,
) => Promise<Response | null>

type Options = {
  db: Database
  publicUrl: string
  listedPaths: () => Promise<readonly string[]>
  whileUnchanged: WhileUnchanged
}
type Document = { type: string; text: () => Promise<string> }

const plainText = 'text/plain; charset=utf-8'

/** `robots.txt`, and sitemap and news feeds, which are remembered while content is unchanged. */
export function createDocuments({
  db,
  publicUrl,
  listedPaths,
  whileUnchanged,
}: Options): AnswerDocument {
  const rss = 'application/rss+xml; charset=utf-8'
  const documents: Record<string, Document> = {
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      text: whileUnchanged(async () => {
        const items = listedItems(db)
        const paths = await listedPaths()
        return makeSitemap({
          publicUrl,
          listedPaths: paths,
          items,
          findOwn: ownPagesIn(db, items),
        })
      }),
    },
    '/nyheter/rss.xml': {
      type: rss,
      text: whileUnchanged(() => makeNewsFeed({ db, publicUrl, locale: 'sv' })),
    },
    '/en/nyheter/rss.xml': {
      type: rss,
      text: whileUnchanged(() => makeNewsFeed({ db, publicUrl, locale: 'en' })),
    },
  }

  return async (request, path) => {
    // Needs no database, so it is served while that is away.
    if (path === '/robots.txt') return answerText(request, plainText, robotsText(publicUrl))
    const document = Object.hasOwn(documents, path) ? documents[path] : undefined
    if (document === undefined) return null
    return answerText(request, document.type, await document.text())
  }
}

function answerText(request: Request, type: string, text: string): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return answerBytes(request, text, headers)
}

/** Search engines may read everything except calls, the back office, forms and pages of accounts. */
function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /mina-sidor/',
    'Disallow: /en/mina-sidor/',
    'Disallow: /forfragan',
    'Disallow: /en/forfragan',
    'Disallow: /anmalan',
    'Disallow: /en/anmalan',
    'Disallow: /kreditansokan',
    'Disallow: /en/kreditansokan',
    'Disallow: /servicearende',
    'Disallow: /en/servicearende',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
