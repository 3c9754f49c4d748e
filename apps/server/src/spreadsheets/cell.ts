/** What a cell of a table holds. */
export type Cell = string | number | boolean | null
export type Rows = AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
