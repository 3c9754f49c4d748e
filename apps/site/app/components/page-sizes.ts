/** Products on a page of a list. */
export const productsPerPage = 24
/** Fewer, since each crane comes with a drawing. */
export const cranesPerPage = 8
/** Cranes that one call holds and that are ordered together: whole pages, and more than the company has. */
export const cranesPerRequest = 6 * cranesPerPage

export function pagesOf(count: number, perPage = productsPerPage): number {
  return Math.ceil(count / perPage)
}
