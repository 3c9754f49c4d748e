/** The `handle` export of a page: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** The page has no alternate in the other language. */
  hasNoTwin?: boolean
  /** Not to be indexed. */
  unlisted?: boolean
  /**
   * The query parameters that the page depends on. The page is the same for all visitors of one
   * language and price type, and is cached for each combination of these. With another known
   * parameter (`query-names.ts`), such as a filter or a search, it is rendered for that request
   * only.
   */
  cacheParameters?: readonly string[]
}
