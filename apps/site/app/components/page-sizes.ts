/** How many products a list page shows. */
export const productsPerPage = 24
/** Fewer, since each comes with a drawing of its own. */
export const cranesPerPage = 8

export function pagesOf(count: number, perPage = productsPerPage): number {
  return Math.ceil(count / perPage)
}
