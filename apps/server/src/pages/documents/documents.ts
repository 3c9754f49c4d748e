import { hash } from 'node:crypto'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Database } from '../../database/client.ts'
import { listedItems } from './listed-items.ts'
import { makeSitemap } from './make-sitemap.ts'
import { makeNewsFeed } from './news-feed.ts'
import { ownPagesIn } from './own-pages.ts'
import { robotsText } from './robots.ts'

/** Answers a request for a document that machines read; null when the address is none. */
export type AnswerDocument = (
  request: Request,
  path: string,
  visitor: Visitor,
) => Promise<Response | null>

type Options = {
  db: Database
  /** Pictures for sharing, a document of their own kind. */
  answerPicture: AnswerDocument
  publicUrl: string
  listedPaths: () => Promise<readonly string[]>
  now: () => number
  /** Another number as soon as content has changed, or may have. */
  contentVersion: () => number
  /** The next instant at which something is published, or no longer is, by the clock. */
  nextPublishChange: () => Promise<number>
}
type Document = { type: string; make: () => Promise<string> }
type Kept = { text: Promise<string>; version: number; madeMs: number; untilMs: number }

const plainText = 'text/plain; charset=utf-8'
// Long enough for machines that come one after another, and no harm when a change was not heard.
const keptMs = 60_000

/**
 * Robots, pictures for sharing, and sitemap and news feeds, each of them kept until content changes,
 * by hand or by the clock, and for a minute at most.
 */
export function createDocuments({
  db,
  answerPicture,
  publicUrl,
  listedPaths,
  now,
  contentVersion,
  nextPublishChange,
}: Options): AnswerDocument {
  const rss = 'application/rss+xml; charset=utf-8'
  const documents: Record<string, Document> = {
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () => {
        const items = listedItems(db)
        const paths = await listedPaths()
        return makeSitemap({
          publicUrl,
          listedPaths: paths,
          items,
          findOwn: ownPagesIn(db, items),
        })
      },
    },
    '/nyheter/rss.xml': {
      type: rss,
      make: () => makeNewsFeed({ db, publicUrl, locale: 'sv' }),
    },
    '/en/nyheter/rss.xml': {
      type: rss,
      make: () => makeNewsFeed({ db, publicUrl, locale: 'en' }),
    },
  }
  const kept = new Map<string, Kept>()

  const textOf = (path: string, { make }: Document): Promise<string> => {
    const known = kept.get(path)
    const version = contentVersion()
    const madeMs = now()
    // One that was made later than now was made before the clock was set back.
    const isMadeBefore = known !== undefined && known.madeMs <= madeMs
    if (isMadeBefore && known.version === version && known.untilMs > madeMs) return known.text
    const made: Kept = { text: makeAfterClock(), version, madeMs, untilMs: madeMs + keptMs }
    kept.set(path, made)
    // What could not be made is tried again by the next request.
    made.text.catch(() => kept.delete(path))
    return made.text

    async function makeAfterClock() {
      // Before the content is read: what switches in between is then in the past.
      const switchMs = await nextPublishChange()
      made.untilMs = Math.min(made.untilMs, switchMs)
      return make()
    }
  }

  return async (request, path, visitor) => {
    // Made of nothing that is stored: it is there while the database is away, too.
    if (path === '/robots.txt') return answerText(request, plainText, robotsText(publicUrl))
    const document = Object.hasOwn(documents, path) ? documents[path] : undefined
    if (document === undefined) return answerPicture(request, path, visitor)
    return answerText(request, document.type, await textOf(path, document))
  }
}

function answerText(request: Request, type: string, text: string): Response {
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600', etag }
  const isKnown = request.headers.get('if-none-match')?.includes(etag.slice(2)) === true
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}
