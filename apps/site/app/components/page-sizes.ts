/** Products on a page of a list. */
export const productsPerPage = 24
/** Fewer, since each crane comes with a drawing. */
export const cranesPerPage = 8
/** Cranes in one answer of the API, which are sorted together: several pages, more than the company has. */
export const cranesPerRequest = 6 * cranesPerPage

export function pagesOf(count: number, perPage = productsPerPage): number {
  return Math.ceil(count / perPage)
}
