/** How many products a list page shows. */
export const productsPerPage = 24

export function pagesOf(count: number): number {
  return Math.ceil(count / productsPerPage)
}
