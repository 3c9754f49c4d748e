/** What a page says of itself beside its loader: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** It stands for another address. */
  hasNoTwin?: boolean
  /** Search engines are told to skip it. */
  unlisted?: boolean
  /**
   * Given, the page is the same for all visitors of one language and price type, and is kept
   * finished for each choice of these parts of the query. With another part that pages read
   * (`query-names.ts`: a filter, a search, what somebody typed) it is made for this visitor alone.
   */
  cachedBy?: readonly string[]
}
