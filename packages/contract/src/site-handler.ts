import type { ApiAnswer } from './api-client.ts'

/** Who is asking, as far as limits and logs need to know; never part of a page. */
export type Visitor = { address: string; requestId: string }

export type SiteHandler = (request: Request, visitor: Visitor) => Promise<Response>

/** A text that outlives the process; null: nothing was ever kept. */
export type LastKnown = { read: () => Promise<string | null>; write: (text: string) => void }

/** Street tiles of a map server: an address with `{z}`, `{x}` and `{y}`, and whose they are. */
export type MapTiles = { url: string; attribution: string }

/** What the server hands to the website's build, and all that the two know of each other. */
export type SiteOptions = {
  /** Answers an API request in process: same checks, same JSON, no network. */
  callApi: (request: Request, visitor: Visitor) => Promise<ApiAnswer>
  apiKey: string
  publicUrl: string
  /** Street tiles of the map; null: the bundled outline alone. */
  mapTiles: MapTiles | null
  /** A script that waits for the visitor's consent; null: none. */
  analyticsSrc: string | null
  /** What every page needs, kept over a restart for when nothing else can be reached. */
  lastKnown: LastKnown
  /** False while database, migrations or build are unusable: /fel then answers 503. */
  isReady: () => boolean
  /** Waited for before each page is rendered: lets other requests through in between. */
  beforeRender: () => Promise<void>
  /** What is shown is not public: the page says so, and nothing of it is remembered. */
  preview: Preview | null
}

/** An item as it will be once published; with a date, the public's page at noon of that date. */
export type Preview = { date: string | null }

/** The exports of the website's server build. */
export type CreateSiteHandler = (options: SiteOptions) => SiteHandler
export type SiteBuild = {
  createSiteHandler: CreateSiteHandler
  findSharedPage: FindSharedPage
  /** Every address that search engines are told of, as the route table has it: `/nyhet/:post`. */
  listedPaths: readonly string[]
}

/** A page that is the same for every visitor without an account who asks under this key. */
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
