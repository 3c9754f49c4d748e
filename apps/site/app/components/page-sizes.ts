/** Products on a page of a list. */
export const productsPerPage = 24
/** Fewer, since each crane comes with a drawing. */
export const cranesPerPage = 8

export function pagesOf(count: number, perPage = productsPerPage): number {
  return Math.ceil(count / perPage)
}
