import type { ApiAnswer } from './send-call.ts'

/** The sender of a request, for limits and logs; never part of a page. */
export type Visitor = { address: string; requestId: string }

export type SiteHandler = (request: Request, visitor: Visitor) => Promise<Response>

/** A text that is stored over a restart; null: nothing has been written yet. */
export type LastKnown = { read: () => Promise<string | null>; write: (text: string) => void }

/** Street tiles of a map server: an address with `{z}`, `{x}` and `{y}`, and whose they are. */
export type MapTiles = { url: string; attribution: string }

/** What the server passes to the website's build. */
export type SiteOptions = {
  /** Answers an API request in process: same checks, same JSON, no network. */
  callApi: (request: Request, visitor: Visitor) => Promise<ApiAnswer>
  apiKey: string
  publicUrl: string
  /** Street tiles of the map; null: the bundled outline alone. */
  mapTiles: MapTiles | null
  /** The address of a script that is loaded after the visitor's consent; null: none. */
  analyticsSrc: string | null
  /** What every page needs, stored for when the database is away. */
  lastKnown: LastKnown
  /** False while database, migrations or build are unusable: /fel then answers 503. */
  isReady: () => boolean
  /** Waited for before each page is rendered: lets other requests through in between. */
  beforeRender: () => Promise<void>
  /** Gets an error of the website's own code, for which the page answers 500. */
  onError: (error: unknown, visitor: Visitor) => void
  /** Null for the public site. A preview says so on each page, and nothing of it is cached. */
  preview: Preview | null
}

/** An item as it will be once published; with a date, the public's page at noon of that date. */
export type Preview = { date: string | null }

/** The exports of the website's server build. */
export type CreateSiteHandler = (options: SiteOptions) => SiteHandler
export type SiteBuild = {
  createSiteHandler: CreateSiteHandler
  findSharedPage: FindSharedPage
  /** Every address of the sitemap, as the route table writes it: `/nyhet/:post`. */
  listedPaths: readonly string[]
}

/** A page that is the same for all visitors without an account whose requests have this key. */
export type SharedPage = {
  key: string
  /** The path and the query parameters that the page reads. */
  address: string
  /** The only header that it is rendered with. */
  cookie: string | null
}

/**
 * The shared page for path and query as they were sent, with the visitor's cookies. Null: the page is
 * the visitor's own, or has another address, and must neither be added to the cache nor come from it.
 */
export type FindSharedPage = (address: string, cookies: string | null) => SharedPage | null
