/** What a page says of itself beside its loader: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** It stands for another address. */
  hasNoTwin?: boolean
  /** Search engines are told to skip it. */
  unlisted?: boolean
  /**
   * Given, the page is the same for all visitors of one language and price type, and is kept
   * finished: these parts of the query decide what it shows, every other part is ignored.
   */
  keptBy?: readonly string[]
  /** With one of these in the query it is made for this visitor alone: what somebody chose or typed. */
  neverWith?: readonly string[]
  /** It holds a list that can be narrowed: with a filter it is made for this visitor alone, too. */
  isFiltered?: boolean
}
