/** Who is asking, as far as limits and logs need to know; never part of a page. */
export type Visitor = { address: string; requestId: string }

export type SiteHandler = (request: Request, visitor: Visitor) => Promise<Response>

/** What the server hands to the website's build, and all that the two know of each other. */
export type SiteOptions = {
  /** Answers an API request in process: same checks, same JSON, no network. */
  callApi: (request: Request, visitor: Visitor) => Promise<Response>
  apiKey: string
  publicUrl: string
  /** False while database, migrations or build are unusable: /fel then answers 503 (contract §3). */
  isReady: () => boolean
}

/** The export of the website's server build. */
export type CreateSiteHandler = (options: SiteOptions) => SiteHandler
