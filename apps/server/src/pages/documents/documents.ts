import { hash } from 'node:crypto'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Database } from '../../database/client.ts'
import { listedItems } from './listed-items.ts'
import { makeSitemap } from './make-sitemap.ts'
import { makeNewsFeed } from './news-feed.ts'
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
}
type Document = { type: string; make: () => Promise<string> }
type Kept = { text: Promise<string>; version: number; untilMs: number }

// What is published by the clock changes no row; machines that come again after hours can wait so long.
const keptMs = 60_000

/** Sitemap, robots and news feeds, each kept until content changes or a minute is over, and pictures for sharing. */
export function createDocuments({
  db,
  answerPicture,
  publicUrl,
  listedPaths,
  now,
  contentVersion,
}: Options): AnswerDocument {
  const rss = 'application/rss+xml; charset=utf-8'
  const documents: Record<string, Document> = {
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      make: async () => robotsText(publicUrl),
    },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () =>
        makeSitemap({ publicUrl, listedPaths: await listedPaths(), items: listedItems(db) }),
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
    if (known?.version === version && known.untilMs > now()) return known.text
    const text = make()
    kept.set(path, { text, version, untilMs: now() + keptMs })
    // What could not be made is tried again by the next request.
    text.catch(() => kept.delete(path))
    return text
  }

  return async (request, path, visitor) => {
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
