import type { Visitor } from '@minikran/contract/site-handler'
import type { Database } from '../../database/client.ts'
import { answerBytes } from '../../http/answer-bytes.ts'
import { listedItems } from './listed-items.ts'
import { makeSitemap } from './make-sitemap.ts'
import { makeNewsFeed } from './news-feed.ts'
import { ownPagesIn } from './own-pages.ts'
import { robotsText } from './robots.ts'

/** Answers a request for a document for machines; null for other addresses. */
export type AnswerDocument = (
  request: Request,
  path: string,
  visitor: Visitor,
) => Promise<Response | null>

type Options = {
  db: Database
  /** Pictures for social media. */
  answerPicture: AnswerDocument
  publicUrl: string
  listedPaths: () => Promise<readonly string[]>
  now: () => number
  /** A number that changes when content has changed, or may have. */
  contentVersion: () => number
  /** The next beginning or end of a publish window. */
  nextPublishChange: () => Promise<number>
}
type Document = { type: string; make: () => Promise<string> }
type CachedText = { text: Promise<string>; version: number; madeMs: number; untilMs: number }

const plainText = 'text/plain; charset=utf-8'
// Long enough for several clients, and short enough when a notification was missed.
const cachedMs = 60_000

/**
 * `robots.txt`, pictures for social media, sitemap and news feeds. The last two are cached until content
 * changes or a publish window begins or ends, and for a minute at most.
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
  const cached = new Map<string, CachedText>()

  const textOf = (path: string, { make }: Document): Promise<string> => {
    const known = cached.get(path)
    const version = contentVersion()
    const madeMs = now()
    // A time in the future: the clock has been set back since.
    const isMadeBefore = known !== undefined && known.madeMs <= madeMs
    if (isMadeBefore && known.version === version && known.untilMs > madeMs) return known.text
    const made: CachedText = { text: makeAfterClock(), version, madeMs, untilMs: madeMs + cachedMs }
    cached.set(path, made)
    // After an error the next request tries again.
    made.text.catch(() => cached.delete(path))
    return made.text

    async function makeAfterClock() {
      // Read before the content: a time that passes in between is then in the past.
      const switchMs = await nextPublishChange()
      made.untilMs = Math.min(made.untilMs, switchMs)
      return make()
    }
  }

  return async (request, path, visitor) => {
    // Needs no database, so it is served while that is away.
    if (path === '/robots.txt') return answerText(request, plainText, robotsText(publicUrl))
    const document = Object.hasOwn(documents, path) ? documents[path] : undefined
    if (document === undefined) return answerPicture(request, path, visitor)
    return answerText(request, document.type, await textOf(path, document))
  }
}

function answerText(request: Request, type: string, text: string): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return answerBytes(request, text, headers)
}
